import './markRests.css';
import { effectsModeAtom } from '../state/effects.ts';
import { longestRests } from '../state/restedWords.ts';
import { pathAtom } from '../state/route.ts';
import { restAtom, restedWordsAtom } from '../state/trace.ts';
import type { Store } from '../state/Store.ts';
import { isDisturbable } from './routes.ts';

/** The names of the highlights in markRests.css, for the longest rest, the next two, and the others. */
const names = ['rested-longest', 'rested-long', 'rested'] as const;
const levels = [0, 1, 1, 2, 2, 2, 2] as const;

/** A rest of this length is marked, ms: a word is marked when its rest is answered (0.85 s). */
const leastRestMs = 800;

/** A new page is looked through after this time, when its text has come and its reader has begun, ms. */
const lookThroughAfterMs = 2000;

/**
 * Underlines the words on which the reader's pointer rested longest in this page load, seven at most, the longest the
 * thickest: each where the pointer rested on it, on another page where it first stands. Nothing in the document
 * changes. Not with effects off, not on pages that may not be disturbed, nor in a browser without highlights.
 * Returns a function that stops it. B-OVL-09.
 */
export function markRests(store: Store): () => void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return () => {};
  const highlights = names.map((name) => {
    const highlight = new Highlight();
    CSS.highlights.set(name, highlight);
    return highlight;
  });
  const places = new Map<string, Range>();
  let timer = 0;

  const mark = () => {
    for (const highlight of highlights) highlight.clear();
    if (store.get(effectsModeAtom) === 'off' || !isDisturbable(store.get(pathAtom))) return;
    const page = document.querySelector('#page');
    if (page === null) return;
    const words = longestRests(store.get(restedWordsAtom), leastRestMs).slice(0, levels.length);
    const missing = words.map(([word]) => word).filter((word) => !isOn(places.get(word), word, page));
    for (const [word, range] of firstPlaces(missing, page)) places.set(word, range);
    for (const [index, [word]] of words.entries()) {
      const range = places.get(word);
      if (isOn(range, word, page)) highlights[levels[index]!]!.add(range);
    }
  };

  const stops = [
    store.sub(restAtom, () => {
      const rest = store.get(restAtom);
      if (rest === null) return;
      const { node, start, word } = rest.on;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      places.set(word.toLowerCase(), range);
      mark();
    }),
    store.sub(pathAtom, () => {
      for (const highlight of highlights) highlight.clear();
      clearTimeout(timer);
      timer = window.setTimeout(mark, lookThroughAfterMs);
    }),
    store.sub(effectsModeAtom, mark),
    store.sub(restedWordsAtom, mark),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    for (const name of names) CSS.highlights.delete(name);
  };
}

/** Whether a range still is that word of the page. React may have replaced or changed its text. */
const isOn = (range: Range | undefined, word: string, page: Element): range is Range =>
  range !== undefined && page.contains(range.startContainer) && range.toString().toLowerCase() === word;

/** The first place of each of the words in the visible text of the page; none for a word that is not in it. */
function firstPlaces(words: readonly string[], page: Element): ReadonlyMap<string, Range> {
  const places = new Map<string, Range>();
  if (words.length === 0) return places;
  const wanted = new Set(words);
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node instanceof Text && wanted.size > 0; node = texts.nextNode())
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}’'-]{4,}/gu)) {
      const small = word.toLowerCase();
      if (!wanted.has(small) || node.parentElement?.checkVisibility?.() === false) continue;
      wanted.delete(small);
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      places.set(small, range);
    }
  return places;
}
