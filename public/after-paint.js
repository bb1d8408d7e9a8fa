// Fetches the scripts of a prerendered page after its text has been painted in its own fonts, so that they do not delay
// either (tools/build/html.ts names them, the entry first).
(() => {
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    const [entry, ...others] = document.querySelectorAll('link[rel="later"]');
    for (const link of others) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry.href;
    document.head.append(script);
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  // In a tab that is not seen no frame is drawn, and a font may never come.
  setTimeout(start, 2000);
})();
