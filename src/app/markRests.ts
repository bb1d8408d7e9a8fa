import './marks.css';
import { quietAtom } from '../state/disturbance.ts';
import { effectsModeAtom } from '../state/effects.ts';
import { pathAtom } from '../state/route.ts';
import { sidenoteAtom } from '../state/sidenote.ts';
import { longestRests } from '../state/restedWords.ts';
import { restAtom, restedWordsAtom } from '../state/trace.ts';
import type { Store } from '../state/Store.ts';
import { restMarks } from '../ui/restMarks.ts';
import { wordRange } from '../ui/wordRange.ts';
import { isDisturbable } from './pageRules.ts';

/** The highlight of each word, the longest rest first. */
const levels = [0, 1, 1, 2, 2, 2, 2] as const;

/** Delay from a change of the page to the search in it, ms. */
const searchAfterMs = 2000;

/**
 * Marks the words on which the reader's pointer rested longest in this tab, seven at most. The word with the
 * longest rest has the thickest bar. A word is marked at the place of the rest; on another page, at its first
 * occurrence. The document does not change. Nothing is marked with effects off, on pages or in scenes that may not be
 * disturbed, or in a browser without CSS highlights. The overlay reports the rests. Returns a function that removes the
 * marks. B-OVL-09.
 */
export function markRests(store: Store): () => void {
  const page = document.querySelector('#page');
  if (page === null || typeof CSS === 'undefined' || !('highlights' in CSS)) return () => {};
  const highlights = restMarks.map((name) => {
    const highlight = new Highlight();
    CSS.highlights.set(name, highlight);
    return highlight;
  });
  /** The words with a rest that was long enough for an answer, in lower case, each with its latest place. */
  const places = new Map<string, Range | null>();
  let timer = 0;

  const mayMark = () =>
    store.get(effectsModeAtom) !== 'off' && isDisturbable(store.get(pathAtom)) && !store.get(quietAtom);
  const clear = () => {
    for (const highlight of highlights) highlight.clear();
  };
  const mark = () => {
    clear();
    if (!mayMark()) return;
    const times = store.get(restedWordsAtom);
    for (const word of places.keys()) if (!times.has(word)) places.delete(word);
    const words = [...places.keys()].toSorted((a, b) => times.get(b)! - times.get(a)!).slice(0, levels.length);
    for (const [index, word] of words.entries()) {
      const place = places.get(word) ?? null;
      if (place !== null && isOn(place, word, page)) highlights[levels[index]!]!.add(place);
    }
  };
  const search = () => {
    timer = 0;
    if (!mayMark()) return;
    const missing = [...places].filter(([word, place]) => place === null || !isOn(place, word, page));
    for (const [word, place] of firstPlaces(new Set(missing.map(([word]) => word)), page)) places.set(word, place);
    mark();
  };
  /** One search for several changes, because some pages change several times a second. */
  const searchSoon = () => {
    if (timer === 0 && places.size > 0) timer = window.setTimeout(search, searchAfterMs);
  };

  const begin = () => {
    places.clear();
    clear();
    for (const [word] of longestRests(store.get(restedWordsAtom))) places.set(word, null);
    searchSoon();
  };
  begin();

  const changes = new MutationObserver(searchSoon);
  changes.observe(page, { childList: true, characterData: true, subtree: true });
  const stops = [
    store.sub(restAtom, () => {
      const rest = store.get(restAtom);
      if (rest === null) return;
      const { node, start, word } = rest.on;
      const range = wordRange(node, start, word);
      places.set(word.toLowerCase(), range);
      mark();
      if (range !== null && mayMark()) store.set(sidenoteAtom, { kind: 'stayed', range });
    }),
    store.sub(pathAtom, () => {
      clear();
      clearTimeout(timer);
      timer = 0;
      searchSoon();
    }),
    ...[effectsModeAtom, quietAtom].map((condition) =>
      store.sub(condition, () => {
        mark();
        searchSoon();
      }),
    ),
    // The map is replaced when the reader's data is erased, and when the rests of an earlier page load are added.
    store.sub(restedWordsAtom, begin),
  ];
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    for (const stop of stops) stop();
    for (const name of restMarks) CSS.highlights.delete(name);
  };
}

/** Whether a range still contains the word and is in the page. */
const isOn = (range: Range, word: string, page: Element): boolean =>
  page.contains(range.startContainer) && range.toString().toLowerCase() === word;

/** The first place of each word in the visible text of the page; no entry for a word that does not occur. */
function firstPlaces(words: ReadonlySet<string>, page: Element): ReadonlyMap<string, Range> {
  const places = new Map<string, Range>();
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node instanceof Text && places.size < words.size; node = texts.nextNode())
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}’'-]{4,}/gu)) {
      const small = word.toLowerCase();
      if (!words.has(small) || places.has(small) || isHidden(node.parentElement)) continue;
      places.set(small, wordRange(node, index, word)!);
    }
  return places;
}

const isHidden = (element: Element | null): boolean =>
  element === null || element.checkVisibility?.() === false || element.closest('.visually-hidden') !== null;
