/**
 * Shows a message in place of a blank page in a browser that is too old: one that knows no modules, lacks what came last
 * to the supported versions (`supportedBrowsers.ts`), or cannot parse a script of the first load. Those in the market at
 * any time run it, so it is written for the oldest language, and as a text: the build would make it a newer one.
 */
export const OUTDATED_SCRIPT = `(function (page) {
  var root = page.document.documentElement;
  function show() {
    root.setAttribute('data-outdated', '');
  }
  function supports(condition) {
    return !!page.CSS && !!page.CSS.supports && page.CSS.supports(condition);
  }
  var script = page.document.createElement('script');
  var hasLanguage = 'noModule' in script && !!page.URL.canParse && !!Array.prototype.toSorted;
  if (!hasLanguage || !page.Intl.Segmenter || !supports('selector(:has(a))') || !supports('height: 1dvh')) show();
  page.addEventListener('error', function (event) {
    var app = page.document.getElementById('root');
    // Once the app is there, it has parsed; an error of its own is another matter.
    if (/SyntaxError/.test(event.message) && !(app && app.hasChildNodes())) show();
  });
})(window);`;
