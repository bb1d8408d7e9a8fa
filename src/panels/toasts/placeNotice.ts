import { controls } from '../../ui/controls.ts';
import { overlaps, takenAreas } from '../../ui/takenAreas.ts';

/** Widths of a notice, px; the first one with a free place is used. Spec §9: at most 420 px. */
const widths = [420, 340, 280, 220] as const;
/** Free space around a notice, px. */
const gapPx = 14;
/** Distance between the tried places, px. */
const stepPx = 20;
/** Distance between the tried columns between the two margins, px. */
const columnPx = 60;
/** Width of the browser window below which the text reaches from edge to edge (40rem, as in the stylesheet), px. */
const narrowPx = 640;
/** In a window narrower than `narrowPx`, a notice may only be below this share of the height above the drawer. */
const readRatio = 0.6;
/**
 * A control of this share of the browser window or more counts as background. Half of a page may be one button: a
 * notice may cover a part of it, but not its text.
 */
const groundRatio = 0.2;
/** Largest number of moves of a notice to another free place. A docked notice stays docked. */
const mostMoves = 2;
/** Height, px, up to which a docked notice covers a whole line of text that its edge would cut. */
const mostCutPx = 40;
/** Largest number of moves of the edge past cut lines. */
const mostCuts = 4;
/** Height of the part at the foot of a page that counts as its end, px. */
const endPx = 48;

/** The part of the browser window between the elements at its upper and lower edge, px, and the margin of the page. */
export interface Room {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly margin: number;
}

/**
 * The lowest place where a notice touches no taken area: at the right margin, else at the left margin, as wide as
 * possible; else in a column between the margins; null for none. `heightAt`: the notice's height at a width, px. Pure.
 * B-NOTE-01.
 */
export function freePlace(
  { width: windowPx, top, bottom, margin }: Room,
  heightAt: (width: number) => number,
  taken: readonly DOMRect[],
): DOMRect | null {
  const isNarrow = windowPx < narrowPx;
  const highest = isNarrow ? Math.max(top, readRatio * bottom) : top;
  // Plain objects: reading a DOMRect takes many times as long.
  const areas = taken.map(({ left, top: above, right, bottom: below }) => ({ left, top: above, right, bottom: below }));
  const lowestAt = (left: number, width: number, height: number): DOMRect | null => {
    const beside = areas.filter((area) => area.left < left + width + gapPx && area.right > left - gapPx);
    for (let y = bottom - gapPx - height; y >= highest; y -= stepPx)
      if (!beside.some((area) => area.top < y + height + gapPx && area.bottom > y - gapPx))
        return new DOMRect(left, y, width, height);
    return null;
  };
  const tried = (isNarrow ? [Math.min(widths[0], windowPx - 2 * margin)] : widths).map((width) => {
    const last = windowPx - margin - width;
    const columns = Array.from({ length: Math.floor((last - margin) / columnPx) }, (_, at) => last - at * columnPx);
    return { width, height: heightAt(width), margins: [last, margin], columns: columns.slice(1) };
  });
  for (const which of ['margins', 'columns'] as const)
    for (const { width, height, [which]: lefts } of tried)
      for (const left of lefts) {
        const place = lowestAt(left, width, height);
        if (place !== null) return place;
      }
  return null;
}

/**
 * Whether the reader has scrolled to the end of the page, where its last lines are at the foot of the browser window.
 */
const isAtEnd = (): boolean => scrollY > 0 && scrollY + innerHeight > document.documentElement.scrollHeight - endPx;

/**
 * Moves the notice to a place where it covers no text, control or drawing, and leaves it there while the place is free.
 * Reads layout. B-NOTE-01. Without a free place the notice is docked: a strip as wide as the browser window, above the
 * drawer (`data-place` is `foot`), or, at the end of a page, below the controls at the head (`head`). A docked notice
 * cuts no line of text, and is at the other edge if it would cover the focused element. `moves`: number of moves of
 * this notice so far; after `mostMoves` it is docked. Returns the new number.
 */
export function placeNotice(viewport: HTMLElement, moves: number): number {
  const { place } = viewport.dataset;
  // This measures every element of the page.
  const taken = takenAreas(viewport, { groundRatio });
  const now = viewport.getBoundingClientRect();
  if (place === 'free' && !taken.some((other) => overlaps(now, other))) return moves;
  const stand = (at: 'free' | 'head' | 'foot') => {
    for (const property of ['left', 'top', 'width', '--cut']) viewport.style.removeProperty(property);
    delete viewport.dataset['side'];
    viewport.dataset['place'] = at;
    return viewport.getBoundingClientRect();
  };
  const { top } = stand('head');
  const { clientWidth } = document.documentElement;
  const room: Room = {
    width: clientWidth,
    top,
    bottom: document.querySelector('[data-drawer]')?.getBoundingClientRect().top ?? innerHeight,
    margin: Number.parseFloat(getComputedStyle(viewport).paddingLeft),
  };
  stand('free');
  const heightAt = (width: number): number => {
    viewport.style.setProperty('width', `${width}px`);
    return viewport.getBoundingClientRect().height;
  };
  const isDocked = place === 'foot' || place === 'head';
  const found = moves < mostMoves && !isDocked ? freePlace(room, heightAt, taken) : null;
  if (found !== null) {
    viewport.dataset['side'] = found.left > room.margin ? 'right' : 'left';
    for (const property of ['left', 'top', 'width'] as const)
      viewport.style.setProperty(property, `${found[property]}px`);
    return place === undefined ? moves : moves + 1;
  }
  const [first, second] = isAtEnd() ? (['head', 'foot'] as const) : (['foot', 'head'] as const);
  const focused = document.activeElement;
  const isOnPage = focused !== null && focused.matches(controls) && !viewport.contains(focused);
  const isFocusUnder = isOnPage && overlaps(stand(first), focused.getBoundingClientRect());
  const at = isFocusUnder ? second : first;
  const area = stand(at);
  viewport.style.setProperty('--cut', `${cutOf(at === 'foot' ? area.top : area.bottom, at, taken)}px`);
  return moves;
}

/**
 * The height, px, by which a docked notice must grow so that its edge cuts no line of text. `edge`: y of the edge
 * without that height. Lines beside each other may be at different heights, so an edge moved past one line may cut
 * another.
 */
function cutOf(edge: number, at: 'head' | 'foot', taken: readonly DOMRect[]): number {
  let cut = 0;
  for (let round = 0; round < mostCuts; round += 1) {
    const y = at === 'foot' ? edge - cut : edge + cut;
    const more = taken
      .filter((line) => line.top < y && line.bottom > y)
      .map((line) => (at === 'foot' ? y - line.top : line.bottom - y))
      .filter((px) => px < mostCutPx);
    if (more.length === 0) break;
    cut += Math.ceil(Math.max(...more));
  }
  return cut;
}
