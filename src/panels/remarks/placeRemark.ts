/** Width of a remark beside a paragraph, px, and the least space that it keeps from it and from the window's edge. */
const widths = [272, 208, 152] as const;
const gapPx = 24;
const edgePx = 12;
/** Below the strip at the head of a page. */
const stripPx = 48;
/** What is larger than this part of the window is a background: a plot of the whole page, a field of particles. */
const backdropRatio = 0.5;

/** True where two rectangles share more than an edge. */
const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isInWindow = ({ top, bottom, width }: DOMRect): boolean => width > 1 && bottom > 0 && top < innerHeight;

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** The lines of an element's text. A paragraph's box may extend into the margin where its text does not. */
function linesOf(element: Element): DOMRect[] {
  const words = document.createRange();
  words.selectNodeContents(element);
  return [...words.getClientRects()].filter(isInWindow);
}

const isDrawing = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width * height < backdropRatio * innerWidth * innerHeight;
};

/** Everything in the window that a remark must not touch. Reads layout: called once for each remark, not per frame. */
function takenAreas(remark: Element): DOMRect[] {
  const taken: DOMRect[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (remark.contains(element)) continue;
    const box = element.getBoundingClientRect();
    if (!isInWindow(box)) continue;
    if (element.matches('input, button, select, textarea')) taken.push(box);
    else if (element.matches('svg, canvas, img, video') && isDrawing(element)) taken.push(box);
    else if (hasOwnText(element)) taken.push(...linesOf(element));
  }
  return taken;
}

/** What is behind a remark: the page's own background, or a dark or light surface on it. */
type Background = 'page' | 'dark' | 'light';

const backgroundOf = (element: Element): string => getComputedStyle(element).backgroundColor;
const isClear = (colour: string): boolean => colour === 'transparent' || colour.endsWith(', 0)');

/** The uppermost background at a point of the window. */
function backgroundAt(x: number, y: number): Background {
  const page = backgroundOf(document.body);
  const found = (document.elementsFromPoint?.(x, y) ?? []).map(backgroundOf).find((colour) => !isClear(colour)) ?? page;
  if (found === page) return 'page';
  const [red = 0, green = 0, blue = 0] = (found.match(/[\d.]+/g) ?? []).map(Number);
  return red + green + blue < 3 * 128 ? 'dark' : 'light';
}

/** The background of the whole area, or null if it is not the same everywhere. */
function uniformBackground({ left, right, top, bottom }: DOMRect): Background | null {
  const shares = [0.02, 0.5, 0.98];
  const [first, ...others] = shares.flatMap((down) =>
    shares.map((across) => backgroundAt(left + across * (right - left), top + down * (bottom - top))),
  );
  return first === undefined || others.some((background) => background !== first) ? null : first;
}

/**
 * The paragraphs of the page that are in the window, as the box around the visible lines of each: first the one that is
 * nearest to where a reader looks, a little above the middle.
 */
function paragraphsInView(): DOMRect[] {
  const eyes = innerHeight * 0.42;
  const distance = ({ top, bottom }: DOMRect) => Math.max(0, top - eyes, eyes - bottom);
  return [...document.querySelectorAll('main p, main li, main dd, main blockquote')]
    .filter((element) => hasOwnText(element) && isInWindow(element.getBoundingClientRect()))
    .flatMap((element) => {
      const lines = linesOf(element);
      if (lines.length === 0) return [];
      const left = Math.min(...lines.map((line) => line.left));
      const top = Math.max(0, Math.min(...lines.map((line) => line.top)));
      const right = Math.max(...lines.map((line) => line.right));
      return [new DOMRect(left, top, right - left, Math.max(...lines.map((line) => line.bottom)) - top)];
    })
    .sort((a, b) => distance(a) - distance(b));
}

/**
 * Positions a remark beside the paragraph that is being read, to its right or else its left, as wide as there is space.
 * Where no paragraph has space beside it, as on a phone, the remark runs down the page's margin at the height of the
 * paragraph. It touches no text, control or drawing, and has one background. Where that is impossible it stays hidden (no
 * `data-set`). It scrolls with the page. R-UI-06, B-CASE-04.
 */
export function placeRemark(remark: HTMLElement): void {
  const taken = takenAreas(remark);
  const strip = document.querySelector('[data-drawer]')?.getBoundingClientRect().top ?? innerHeight;
  // Not innerWidth: on a phone that grows with whatever lies outside the window.
  const widthPx = document.documentElement.clientWidth;
  const isFree = (): boolean => {
    const area = remark.getBoundingClientRect();
    if (area.top < 0 || area.bottom > strip || area.left < 0 || area.right > widthPx) return false;
    if (taken.some((other) => overlaps(area, other))) return false;
    const background = uniformBackground(area);
    if (background !== null) Object.assign(remark.dataset, { background, set: '' });
    return background !== null;
  };
  const putDown = (topPx: number) => remark.style.setProperty('top', `${topPx + scrollY}px`);

  const paragraphs = paragraphsInView();
  remark.dataset['side'] = 'beside';
  for (const paragraph of paragraphs.slice(0, 4)) {
    for (const width of widths) {
      remark.style.setProperty('width', `${width}px`);
      for (const left of [paragraph.right + gapPx, paragraph.left - gapPx - width]) {
        if (left < edgePx || left + width > widthPx - edgePx) continue;
        remark.style.setProperty('left', `${left + scrollX}px`);
        putDown(paragraph.top);
        if (isFree()) return;
      }
    }
  }

  remark.style.removeProperty('width');
  remark.style.removeProperty('left');
  for (const side of ['outer', 'inner']) {
    remark.dataset['side'] = side;
    const lowest = strip - remark.getBoundingClientRect().height - edgePx;
    for (const top of [paragraphs[0]?.top ?? lowest, lowest, stripPx]) {
      putDown(Math.max(0, Math.min(top, lowest)));
      if (isFree()) return;
    }
  }
}
