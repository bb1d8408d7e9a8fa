// Runs in the shell of the hidden pages, before the first paint. Sets the background of the page that is loading and
// the colour of the strip on it, so that neither changes when the page's own stylesheet has loaded (B-LOAD-06). The
// build writes the list (tools/build/grounds.ts).
(() => {
  const grounds = {};
  const { dataset, style } = document.documentElement;
  const usual = [['var(--slate)', 'var(--dim-on-slate)', null]];
  const applies = (when) =>
    when === null || (Array.isArray(when) ? when.includes(new Date().getHours()) : matchMedia(when).matches);
  for (const [ground, ink, when] of grounds[location.pathname.slice(1)] ?? usual) {
    if (!applies(when)) continue;
    style.setProperty('--coming', ground);
    style.setProperty('--coming-ink', ink);
  }
  dataset.coming = '';
  // Once the page is in the document, its own stylesheet sets the background.
  const observer = new MutationObserver(() => {
    if (document.querySelector('#page main') === null) return;
    delete dataset.coming;
    observer.disconnect();
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
})();
