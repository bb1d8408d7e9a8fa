/**
 * Tells whether an element can be seen: at least `threshold` of it, 0 to 1, is inside the window and its scrolling ancestors,
 * and the tab is visible. Calls `onChange` when that changes; until the first call it counts as out of sight. For null, and
 * where there is no IntersectionObserver, only the tab counts. Returns a function that ends it.
 */
export function watchSight(element: Element | null, onChange: (isSeen: boolean) => void, threshold = 0): () => void {
  let isInside = element === null || typeof IntersectionObserver === 'undefined';
  let wasSeen = false;
  const follow = () => {
    const isSeen = isInside && !document.hidden;
    if (isSeen === wasSeen) return;
    wasSeen = isSeen;
    onChange(isSeen);
  };
  const observer = isInside
    ? null
    : new IntersectionObserver(
        (entries) => {
          isInside = entries.at(-1)?.isIntersecting === true;
          follow();
        },
        { threshold },
      );
  if (element !== null) observer?.observe(element);
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    observer?.disconnect();
    document.removeEventListener('visibilitychange', follow);
  };
}
