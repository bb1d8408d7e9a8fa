// Fetches the scripts of a prerendered page after its text has been painted in its web fonts, so that the scripts delay
// neither. tools/build/html.ts lists the scripts, the entry first.
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
  // A background tab draws no frame, and a font may never load.
  setTimeout(start, 2000);
})();
