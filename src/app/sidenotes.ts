import './sidenotes.css';
import { archiveFiles } from '../content/archiveFiles.ts';
import { captions, type SidenoteKind, sidenotes } from '../content/sidenotes.ts';
import { effectsModeAtom } from '../state/effects.ts';
import { pathAtom } from '../state/route.ts';
import { type Caption, captionAtom, type Sidenote, sidenoteAtom } from '../state/sidenote.ts';
import type { Store } from '../state/Store.ts';
import { backgroundBehind } from '../ui/colour.ts';
import { pageElement, pageElementAt } from '../ui/pageElement.ts';
import { overlaps, takenAreas } from '../ui/takenAreas.ts';
import { watchWidth } from '../ui/watchWidth.ts';
import { isDisturbable } from './pageRules.ts';

/** Largest number of notes of each kind in a page load. */
const most = 2;
/** Time for which a note or caption is shown, ms. */
const shownMs = 4000;
/** Distance of a note from the block of the marked line, and of a caption from its point, CSS pixels. */
const gap = 14;
/**
 * Least distance at the left and right of a note from other texts and from the edges of the browser window, CSS pixels.
 * Above and below it is half as large.
 */
const edge = 8;

/**
 * Shows a note with the reason of a mark in the margin beside the marked line, the first two times for each kind. Shows
 * a caption with the reason of a full-page moment, at the word of the moment or at the foot of the browser window; no
 * note replaces a caption. Notes and captions are hidden from screen readers, need free space, and are not shown with
 * effects off. Returns a function that stops the display. B-OVL-04, B-OVL-11.
 */
export function showSidenotes(store: Store): () => void {
  const counts = new Map<SidenoteKind, number>();
  let shown: HTMLElement | null = null;
  let isCaption = false;
  let timer = 0;
  const remove = () => {
    clearTimeout(timer);
    shown?.remove();
    shown = null;
    isCaption = false;
  };
  const show = (element: HTMLElement | null): boolean => {
    if (element === null) return false;
    remove();
    shown = element;
    timer = window.setTimeout(remove, shownMs);
    return true;
  };
  const isOff = () => store.get(effectsModeAtom) === 'off' || !isDisturbable(store.get(pathAtom));
  const stops = [
    store.sub(sidenoteAtom, () => {
      const note = store.get(sidenoteAtom);
      if (note === null || isCaption || isOff()) return;
      const count = counts.get(note.kind) ?? 0;
      if (count < most && show(besideLine(note))) counts.set(note.kind, count + 1);
    }),
    store.sub(captionAtom, () => {
      const caption = store.get(captionAtom);
      if (caption === null) remove();
      else if (!isOff() && show(captionOf(caption))) isCaption = true;
    }),
    store.sub(pathAtom, remove),
    store.sub(effectsModeAtom, remove),
    // At another width the marked line is at another place.
    watchWidth(remove),
  ];
  return () => {
    remove();
    for (const stop of stops) stop();
  };
}

/** The element of a note, in the document beside the line of its word; null where there is no free space. */
function besideLine({ kind, range }: Sidenote): HTMLElement | null {
  const inside = elementOf(range.startContainer)?.closest('p, li, h1, h2, h3, dd, dt, td');
  if (inside == null) return null;
  const [line, block] = [range.getBoundingClientRect(), inside.getBoundingClientRect()];
  return placed(sidenotes[kind], kind, inside, ({ width, height }) => {
    const y = (line.top + line.bottom - height) / 2;
    return [block.left - gap - width, block.right + gap].map((x) => [x, y]);
  });
}

/**
 * Possible places at the foot of the browser window, from right to left: the number in a row, and the number of rows.
 */
const [placesOfLine, linesAtFoot] = [8, 4];

/** The element of a caption, at its word or at the foot of the browser window; null where there is no free space. */
function captionOf(caption: Caption): HTMLElement | null {
  const { kind, at } = caption;
  const text = textOf(caption);
  const colour = kind === 'rested' || kind === 'counted' ? 'stayed' : 'found';
  if (at !== null) {
    const below: Places = ({ width }) => [[Math.min(at.x, innerWidth - width - 2 * edge), at.y + gap]];
    // The overlay has found free space for the word and for a short caption. A long one may meet a text there.
    const note = placed(text, colour, pageElementAt(at), below, kind === 'counted' ? [] : undefined);
    if (note !== null) return note;
  }
  return placed(text, colour, pageElement(), ({ width, height }) =>
    Array.from({ length: placesOfLine * linesAtFoot }, (_, index) => [
      innerWidth - (innerWidth / placesOfLine) * (index % placesOfLine) - width - 4 * edge,
      innerHeight - 2 * height * (2 + Math.floor(index / placesOfLine)),
    ]),
  );
}

/** The text of a caption. The line of the effect's cause comes first. */
function textOf(caption: Caption): string {
  if (caption.kind === 'disk') return captions.disk(caption.whole, archiveFiles.length);
  if (caption.kind === 'counted' || caption.kind === 'scanned') return captions[caption.kind];
  const { cause } = caption;
  const reason =
    caption.kind === 'own' ? captions.own : captions.rested(caption.word, Math.round(caption.restMs / 1000));
  return cause === null ? reason : captions.after(cause, reason);
}

type Places = (size: DOMRect) => readonly (readonly [x: number, y: number])[];

/**
 * Adds a note in the text colour of `inside`, at the first of the `places` that is free and inside the browser window.
 * Returns null if no place is free. Places are in CSS pixels of the browser window. `taken`: the areas that are not
 * free.
 */
function placed(
  text: string,
  kind: SidenoteKind,
  inside: Element,
  places: Places,
  taken?: readonly DOMRect[],
): HTMLElement | null {
  const note = document.createElement('p');
  note.className = 'sidenote';
  note.dataset['kind'] = kind;
  note.ariaHidden = 'true';
  note.textContent = text;
  note.style.color = getComputedStyle(inside).color;
  // The background covers a border line of the page.
  note.style.backgroundColor = backgroundBehind(inside);
  document.body.append(note);
  const size = note.getBoundingClientRect();
  const others = taken ?? takenAreas(note, { isScrolled: true });
  const place = places(size).find(([x, y]) => {
    const area = new DOMRect(x - edge, y - edge / 2, size.width + 2 * edge, size.height + edge);
    const isInside = x >= edge && x + size.width <= innerWidth - edge && y >= 0 && y + size.height <= innerHeight;
    return isInside && !others.some((other) => overlaps(area, other));
  });
  if (place === undefined) {
    note.remove();
    return null;
  }
  note.style.left = `${place[0] + scrollX}px`;
  note.style.top = `${place[1] + scrollY}px`;
  return note;
}

const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);
