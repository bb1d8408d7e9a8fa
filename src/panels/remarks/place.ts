/** True where two rectangles share more than an edge. */
const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const hasWordsOfItsOwn = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Whether words, or something to take hold of, lie under the rectangle. Reads layout: once a note, never a frame. */
function isTaken(area: DOMRect, note: Element): boolean {
  for (const element of document.body.querySelectorAll('*')) {
    if (note.contains(element) || !overlaps(area, element.getBoundingClientRect())) continue;
    if (element.matches('input, button, select, textarea')) return true;
    if (!hasWordsOfItsOwn(element)) continue;
    // A paragraph's box may run through the margin where its words do not.
    const words = document.createRange();
    words.selectNodeContents(element);
    if ([...words.getClientRects()].some((rect) => rect.width > 1 && overlaps(area, rect))) return true;
  }
  return false;
}

/** What a note is written on: the room's own ground, or another sheet on it. */
type Ground = 'room' | 'dark' | 'light';

const backgroundOf = (element: Element): string => getComputedStyle(element).backgroundColor;
const isClear = (colour: string): boolean => colour === 'transparent' || colour.endsWith(', 0)');

/** The ground at a point of the window: the uppermost background there. */
function groundAt(x: number, y: number): Ground {
  const room = backgroundOf(document.body);
  const found = (document.elementsFromPoint?.(x, y) ?? []).map(backgroundOf).find((colour) => !isClear(colour)) ?? room;
  if (found === room) return 'room';
  const [red = 0, green = 0, blue = 0] = (found.match(/[\d.]+/g) ?? []).map(Number);
  return red + green + blue < 3 * 128 ? 'dark' : 'light';
}

/** The ground of the whole area, or null where it changes on the way. */
function groundOf({ left, right, top, bottom }: DOMRect): Ground | null {
  const x = (left + right) / 2;
  const [first, ...others] = [0.02, 0.25, 0.5, 0.75, 0.98].map((share) => groundAt(x, top + share * (bottom - top)));
  return first === undefined || others.some((ground) => ground !== first) ? null : first;
}

/**
 * Sets the note beside what is in the window: in the outer margin or else the inner one, at its head or else its foot,
 * and only where it touches no words and keeps to one ground. It scrolls away with the page that it stands on.
 */
export function setInMargin(note: HTMLElement): void {
  note.style.setProperty('--scrolled', `${scrollY}px`);
  for (const side of ['outer', 'inner']) {
    for (const end of ['head', 'foot']) {
      Object.assign(note.dataset, { side, end });
      const area = note.getBoundingClientRect();
      if (area.top < 0 || area.bottom > innerHeight || isTaken(area, note)) continue;
      const ground = groundOf(area);
      if (ground === null) continue;
      Object.assign(note.dataset, { ground, set: '' });
      return;
    }
  }
}
