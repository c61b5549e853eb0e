/**
 * Says in the place of the page that it cannot start here, and what to do. For the oldest browsers, too:
 * it is no module, and needs nothing that came lately. tools/unable.py adds the call.
 * @param {Record<string, {direction: string, text: string}>} said by language
 * @param {string} file named in it, if there is such a file beside the page
 */
function unable(said, file) {
  var wish = [];
  try {
    wish = [JSON.parse(localStorage.getItem("crosscore.language") || "null")];
  } catch (error) {
    /* forbidden storage */
  }
  var codes = wish.concat(navigator.languages || navigator.language || []).map(function (tag) {
    return String(tag).split("-")[0];
  });
  var code =
    codes.filter(function (one) {
      return Object.prototype.hasOwnProperty.call(said, one);
    })[0] || "en";
  function show() {
    var main = document.createElement("main"),
      name = document.createElement("h1"),
      line = document.createElement("p");
    document.documentElement.removeAttribute("data-wait");
    name.textContent = "Crosscore";
    line.setAttribute("role", "alert");
    line.lang = code;
    line.dir = said[code].direction;
    var parts = said[code].text.split(file || "\n");
    line.appendChild(document.createTextNode(parts[0]));
    if (parts.length > 1) {
      var link = document.createElement("a");
      link.href = link.textContent = file;
      line.appendChild(link);
      line.appendChild(document.createTextNode(parts[1]));
    }
    main.className = "unable";
    main.appendChild(name);
    main.appendChild(line);
    document.body.textContent = ""; // nothing of it would work
    document.body.appendChild(main);
  }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", show);
  else show();
}
