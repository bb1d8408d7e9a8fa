/** Time after a change of content after which the page counts as at rest, ms. */
const restMs = 150;
/**
 * Time after the last movement after which the page counts as at rest, ms. Readers pause for a second between turns of
 * the wheel, and with a shorter time eggs would flicker.
 */
const stillMs = 1500;

interface Watcher {
  /** The page scrolls, or changes its size. */
  readonly onMove: () => void;
  /** The page is at rest and may have changed. */
  readonly onRest: () => void;
  /** Whether a node is ignored: its changes do not count. */
  readonly isIgnored: (node: Node) => boolean;
}

export interface PageWatch {
  /** Calls `onRest` at once if the page is at rest, otherwise as soon as the page is at rest. */
  readonly ask: () => void;
  /** Starts or stops calling `onRest` after each movement and each change of content. Off at first. */
  readonly follow: (isFollowed: boolean) => void;
  readonly end: () => void;
}

/**
 * Reports when the page moves, and when it is at rest again after a movement or a change of its content. It reads no
 * layout itself. Apart from calls of `ask`, `onRest` is called at most once in 150 ms.
 */
export function watchPage({ onMove, onRest, isIgnored }: Watcher): PageWatch {
  let isFollowed = false;
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** Time of the last movement of the page, ms on the document's clock; a scrolling page moves in every frame. */
  let movedAt = -Infinity;
  const rest = () => {
    const leftMs = movedAt + stillMs - performance.now();
    timer = leftMs > 0 ? setTimeout(rest, leftMs) : null;
    if (timer === null) onRest();
  };
  const ask = () => {
    if (timer === null) rest();
  };
  const change = () => {
    timer ??= setTimeout(rest, restMs);
  };
  const move = () => {
    onMove();
    movedAt = performance.now();
    if (isFollowed) change();
  };
  const isOutside = (nodes: NodeList) => [...nodes].some((node) => !isIgnored(node));
  // Attributes are not observed, because the attributes of moving eggs change in every frame.
  const content = new MutationObserver((records) => {
    const isChanged = records.some(({ type, target, addedNodes, removedNodes }) =>
      isIgnored(target) ? false : type !== 'childList' || isOutside(addedNodes) || isOutside(removedNodes),
    );
    if (isChanged) change();
  });
  // A part that is opened or closed only by a style changes the height of the page. The first call of the observer only
  // reports the size.
  let isSizeKnown = false;
  const size = new ResizeObserver(() => {
    if (isSizeKnown) change();
    isSizeKnown = true;
  });
  const changes = ['focusin', 'focusout', 'transitionend', 'animationend'] as const;
  const captured = { capture: true, passive: true } as const;
  addEventListener('scroll', move, captured);
  addEventListener('resize', move);

  const follow = (isOn: boolean) => {
    if (isOn === isFollowed) return;
    isFollowed = isOn;
    if (isOn) {
      content.observe(document.body, { childList: true, characterData: true, subtree: true });
      isSizeKnown = false;
      size.observe(document.body);
      for (const kind of changes) document.addEventListener(kind, change);
      return;
    }
    if (timer !== null) clearTimeout(timer);
    timer = null;
    content.disconnect();
    size.disconnect();
    for (const kind of changes) document.removeEventListener(kind, change);
  };
  const end = () => {
    follow(false);
    removeEventListener('scroll', move, captured);
    removeEventListener('resize', move);
  };
  return { ask, follow, end };
}
