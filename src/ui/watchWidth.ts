/**
 * Calls `onChange` after each change of the browser window's width. A change of the height alone is ignored: on a phone
 * the browser's own bars cause one while the page is scrolled. Returns a function that stops the watch.
 */
export function watchWidth(onChange: () => void): () => void {
  const widthNow = () => document.documentElement.clientWidth;
  let width = widthNow();
  const onResize = () => {
    if (widthNow() === width) return;
    width = widthNow();
    onChange();
  };
  addEventListener('resize', onResize);
  return () => removeEventListener('resize', onResize);
}
