// How much room there is on the device, and whether the browser will clear it by itself.

/** @returns {Promise<{persisted: boolean, usage: number, quota: number}>} */
export async function space() {
  const { storage } = navigator;
  try {
    const persisted = (await storage?.persisted?.()) ?? false;
    const { usage = 0, quota = 0 } = (await storage?.estimate?.()) ?? {};
    return { persisted, usage, quota };
  } catch {
    return { persisted: false, usage: 0, quota: 0 };
  }
}

/** Ask the browser not to clear the storage; it may ask the person. @returns {Promise<boolean>} */
export const persist = async () => (await navigator.storage?.persist?.().catch(() => false)) ?? false;
