// Modules that the build puts into vendor/, by the types of their packages.
declare module "*/vendor/idb.mjs" {
  export * from "idb";
}
