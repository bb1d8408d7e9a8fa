import './sidenotes.css';
import { type SidenoteKind, sidenotes } from '../content/sidenotes.ts';
import { effectsModeAtom } from '../state/effects.ts';
import { pathAtom } from '../state/route.ts';
import { type Sidenote, sidenoteAtom } from '../state/sidenote.ts';
import type { Store } from '../state/Store.ts';
import { overlaps, takenAreas } from '../ui/takenAreas.ts';
import { isDisturbable } from './routes.ts';

/** How often a reason is given in a page load, and for how long, ms. */
const most = 2;
const shownMs = 4000;
/** Distance from the text, and from the window's edge, CSS pixels. */
const gap = 14;
const edge = 8;

/**
 * Says the reason of a mark in the margin beside its line, the first two times of each kind, for the eye only: where
 * there is free space, and not with effects off. Returns a function that stops it. B-OVL-11.
 */
export function showSidenotes(store: Store): () => void {
  const counts = new Map<SidenoteKind, number>();
  let shown: HTMLElement | null = null;
  let timer = 0;
  const remove = () => {
    clearTimeout(timer);
    shown?.remove();
    shown = null;
  };
  const stops = [
    store.sub(sidenoteAtom, () => {
      const note = store.get(sidenoteAtom);
      if (note === null || store.get(effectsModeAtom) === 'off' || !isDisturbable(store.get(pathAtom))) return;
      const count = counts.get(note.kind) ?? 0;
      const element = count < most ? placed(note) : null;
      if (element === null) return;
      remove();
      counts.set(note.kind, count + 1);
      shown = element;
      timer = window.setTimeout(remove, shownMs);
    }),
    store.sub(pathAtom, remove),
    store.sub(effectsModeAtom, remove),
  ];
  return () => {
    remove();
    for (const stop of stops) stop();
  };
}

/** The element of a note, in the document beside the line of its word; null where there is no free space. */
function placed({ kind, range }: Sidenote): HTMLElement | null {
  const inside = elementOf(range.startContainer)?.closest('p, li, h1, h2, h3, dd, dt, td');
  if (inside == null) return null;
  const note = document.createElement('p');
  note.className = 'sidenote';
  note.dataset['kind'] = kind;
  note.ariaHidden = 'true';
  note.textContent = sidenotes[kind];
  note.style.color = getComputedStyle(inside).color;
  document.body.append(note);
  const { width, height } = note.getBoundingClientRect();
  const [line, block] = [range.getBoundingClientRect(), inside.getBoundingClientRect()];
  const taken = takenAreas(note);
  const y = (line.top + line.bottom - height) / 2;
  const x = [block.left - gap - width, block.right + gap].find((left) => {
    const area = new DOMRect(left, y, width, height);
    return left >= edge && left + width <= innerWidth - edge && !taken.some((other) => overlaps(area, other));
  });
  if (x === undefined || y < 0 || y + height > innerHeight) {
    note.remove();
    return null;
  }
  note.style.left = `${x + scrollX}px`;
  note.style.top = `${y + scrollY}px`;
  return note;
}

const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);
