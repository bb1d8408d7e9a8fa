/** After a change of its content, the page counts as at rest when this time has passed, ms. */
const restMs = 150;
/** The same after the last movement. A reader who turns the wheel rests for half a second at times, and eggs would come and go. */
const stillMs = 600;

interface Watcher {
  /** The page has begun to scroll or to change its size. */
  readonly onMove: () => void;
  /** The page is at rest and may have changed. */
  readonly onRest: () => void;
}

/**
 * Tells when the page moves, and when it is at rest again after a movement or a change of its content. It reads no layout
 * itself, and `onRest` comes at most once in 150 ms. Returns a function that ends it.
 */
export function watchPage({ onMove, onRest }: Watcher): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** When the page moved last, ms on the clock of the document; a page that scrolls does so in every frame. */
  let movedAt = -Infinity;
  const end = () => {
    const leftMs = movedAt + stillMs - performance.now();
    timer = leftMs > 0 ? setTimeout(end, leftMs) : null;
    if (timer === null) onRest();
  };
  const change = () => {
    timer ??= setTimeout(end, restMs);
  };
  const move = () => {
    onMove();
    movedAt = performance.now();
    change();
  };
  // Not of attributes: eggs are moved by them in every frame.
  const content = new MutationObserver(change);
  content.observe(document.body, { childList: true, characterData: true, subtree: true });
  // What opens or closes by its style alone changes the height of the page.
  const size = new ResizeObserver(change);
  size.observe(document.body);
  const captured = { capture: true, passive: true } as const;
  addEventListener('scroll', move, captured);
  addEventListener('resize', move);
  const changes = ['focusin', 'focusout', 'transitionend', 'animationend'] as const;
  for (const kind of changes) document.addEventListener(kind, change);
  return () => {
    if (timer !== null) clearTimeout(timer);
    content.disconnect();
    size.disconnect();
    removeEventListener('scroll', move, captured);
    removeEventListener('resize', move);
    for (const kind of changes) document.removeEventListener(kind, change);
  };
}
