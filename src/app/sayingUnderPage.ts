import { disturbanceAtom, type DisturbanceRequest } from '../state/disturbance.ts';
import { type Exchange, exchangesAtom } from '../state/exchanges.ts';
import { pathAtom } from '../state/route.ts';
import type { Store } from '../state/Store.ts';
import { isDisturbable } from './pageRules.ts';

/** A saying of at most this many letters is shown whole. For a longer saying only the longest word is shown. */
const wholeUpTo = 18;
const durationMs = 1300;
const reach = 0.3;

/**
 * Shows a reader's words under the page when a voice answers them, on pages that may be disturbed. An answer by the
 * page itself is outside the fiction and may be serious, so no effect follows it. The words stay on this device.
 * Returns a function that stops the effect. B-SAY-10.
 */
export function showSayings(store: Store): () => void {
  let last: Exchange | undefined = store.get(exchangesAtom).at(-1);
  return store.sub(exchangesAtom, () => {
    const latest = store.get(exchangesAtom).at(-1);
    if (latest === undefined || latest === last) return;
    last = latest;
    if (latest.from !== '' && isDisturbable(store.get(pathAtom)))
      store.set(disturbanceAtom, sayingUnderPage(latest.said));
  });
}

function sayingUnderPage(said: string): DisturbanceRequest {
  const words = said.match(/[\p{L}\p{N}]+(?:[’'-]\p{L}+)*/gu) ?? [];
  const longest = words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
  const under = said.length <= wholeUpTo || longest === '' ? said.slice(0, wholeUpTo) : longest;
  return { kind: 'glitch', glitch: 'split', reach, durationMs, seed: seedOf(said), under };
}

/** A seed, an unsigned 32-bit integer. The same words have the same seed and look the same. */
const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0, 7);
