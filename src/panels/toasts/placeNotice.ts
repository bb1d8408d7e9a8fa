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

/** A notice above the drawer (`foot`) or below the controls at the head (`head`), and its area without `--cut`. */
interface Docked {
  readonly at: 'head' | 'foot';
  readonly area: DOMRect;
}

/** Puts the notice at one of its three kinds of place, without the properties of an earlier place. Returns its area. */
function stand(viewport: HTMLElement, at: 'free' | 'head' | 'foot'): DOMRect {
  for (const property of ['left', 'top', 'width', '--cut']) viewport.style.removeProperty(property);
  delete viewport.dataset['side'];
  viewport.dataset['place'] = at;
  return viewport.getBoundingClientRect();
}

/** `--cut` of a docked notice, px. */
const cutNow = (viewport: HTMLElement): number => Number.parseFloat(viewport.style.getPropertyValue('--cut')) || 0;

/** The docked notice as it is; null if the notice is not docked. `now`: its area. */
function dockedNow(viewport: HTMLElement, { x, top, width, bottom }: DOMRect): Docked | null {
  const at = viewport.dataset['place'];
  const cut = cutNow(viewport);
  if (at === 'head') return { at, area: new DOMRect(x, top, width, bottom - cut - top) };
  return at === 'foot' ? { at, area: new DOMRect(x, top + cut, width, bottom - cut - top) } : null;
}

/**
 * Moves the notice to a place where it covers no text, control or drawing, and leaves it there while the place is free.
 * Reads layout. B-NOTE-01. Without a free place the notice is docked: a strip as wide as the browser window, above the
 * drawer (`data-place` is `foot`), or, at the end of a page, below the controls at the head (`head`). A docked notice
 * cuts no line of text, and is at the other edge if it would cover the focused element. A notice whose place stays the
 * same is not written to. `moves`: number of moves of this notice so far; after `mostMoves` it is docked. Returns the
 * new number.
 */
export function placeNotice(viewport: HTMLElement, moves: number): number {
  const { place } = viewport.dataset;
  // This measures every element of the page.
  const taken = takenAreas(viewport, { groundRatio });
  const now = viewport.getBoundingClientRect();
  if (place === 'free' && !taken.some((other) => overlaps(now, other))) return moves;
  const docked = dockedNow(viewport, now);
  const isFree = moves < mostMoves && docked === null && placeFreely(viewport, taken);
  if (isFree) return place === undefined ? moves : moves + 1;
  dock(viewport, docked, taken);
  return moves;
}

/** Moves the notice to a free place. Returns false if there is none. */
function placeFreely(viewport: HTMLElement, taken: readonly DOMRect[]): boolean {
  const { top } = stand(viewport, 'head');
  const { clientWidth } = document.documentElement;
  const room: Room = {
    width: clientWidth,
    top,
    bottom: document.querySelector('[data-drawer]')?.getBoundingClientRect().top ?? innerHeight,
    margin: Number.parseFloat(getComputedStyle(viewport).paddingLeft),
  };
  stand(viewport, 'free');
  const heightAt = (width: number): number => {
    viewport.style.setProperty('width', `${width}px`);
    return viewport.getBoundingClientRect().height;
  };
  const found = freePlace(room, heightAt, taken);
  if (found === null) return false;
  viewport.dataset['side'] = found.left > room.margin ? 'right' : 'left';
  for (const property of ['left', 'top', 'width'] as const)
    viewport.style.setProperty(property, `${found[property]}px`);
  return true;
}

/** Docks the notice, from a free place or from `before`. */
function dock(viewport: HTMLElement, before: Docked | null, taken: readonly DOMRect[]): void {
  const dockedAt = (at: Docked['at'], now: Docked | null): Docked =>
    now?.at === at ? now : { at, area: stand(viewport, at) };
  const [first, second] = isAtEnd() ? (['head', 'foot'] as const) : (['foot', 'head'] as const);
  const focused = document.activeElement;
  // After a choice a passage has the focus.
  const isOnPage = focused?.matches(`${controls}, #page [tabindex="-1"]`) === true && !viewport.contains(focused);
  const cutAt = ({ at, area }: Docked): number => cutOf(at === 'foot' ? area.top : area.bottom, at, taken);
  const isOverFocus = (docked: Docked): boolean => {
    const { x, y, width, height } = docked.area;
    const cut = cutAt(docked);
    const grown = new DOMRect(x, docked.at === 'foot' ? y - cut : y, width, height + cut);
    return isOnPage && overlaps(grown, focused.getBoundingClientRect());
  };
  const preferred = dockedAt(first, before);
  const other = isOverFocus(preferred) ? dockedAt(second, preferred) : preferred;
  const cut = cutAt(isOverFocus(other) ? dockedAt(first, other) : other);
  if (cut !== cutNow(viewport)) viewport.style.setProperty('--cut', `${cut}px`);
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
