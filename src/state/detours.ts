import { atom } from 'jotai';
import { detourTexts, effectTexts } from '../content/casebook.ts';
import type { Entry } from './casebookEntries.ts';
import { isRecordKeptAtom } from './consent.ts';
import { type Detours, detoursKeptFromAtom, keptDetoursAtom } from './keptDetours.ts';
import { isPreviewingAtom, phaseAtom } from './profile.ts';
import { eventsAtom, scrollsAtom, type SessionTrace } from './trace.ts';
import { waysBack } from './waysBack.ts';

/** Least part of a page, in percent, that a reader scrolls back up for a detour. */
const backPercent = 25;
/** Shortest absence that counts, ms. */
const awayMs = 10_000;

/** Largest number of stored detours, the newest; the casebook shows the same number of entries. */
const detoursKept = 24;

type Detour = Detours[number];

/** The reader's detours in the trace of this page load, oldest first. Pure. */
export function detoursOf({ scrolls, events }: Pick<SessionTrace, 'scrolls' | 'events'>, phase: number): Detours {
  const back = waysBack(scrolls, backPercent).map(({ path, from, to, atMs }) => ({
    kind: 'back' as const,
    at: atMs,
    path,
    from: Math.round(from),
    to: Math.round(to),
    phase,
  }));
  const away = events.flatMap(({ what, atMs }, index) => {
    const left = events[index - 1];
    if (what !== 'came-back' || left?.what !== 'left' || atMs - left.atMs < awayMs) return [];
    return [{ kind: 'away' as const, at: left.atMs, seconds: Math.round((atMs - left.atMs) / 1000) }];
  });
  return latest([...back, ...away]);
}

/**
 * Each detour once, oldest first. Pure. Of several ways back up a page only the latest counts, because a reader who
 * scrolls on is still on the same way.
 */
export function latest(detours: Detours): Detours {
  const sorted = detours.toSorted((a, b) => a.at - b.at);
  return [...new Map(sorted.map((detour) => [idOf(detour), detour])).values()].toSorted((a, b) => a.at - b.at);
}

const idOf = (detour: Detour): string => (detour.kind === 'back' ? `back-${detour.path}` : `away-${detour.at}`);

/** A detour as an entry of the casebook. */
export function detourEntry(detour: Detour): Entry {
  const common = { id: idOf(detour), at: detour.at };
  return detour.kind === 'back'
    ? {
        ...common,
        text: detourTexts.wentBack(detour.path, detour.from, detour.to),
        effect: effectTexts.wentBack(detour.phase),
        kind: 'scroll',
      }
    : { ...common, text: detourTexts.left(detour.seconds), effect: effectTexts.left, kind: 'absence' };
}

const ownDetoursAtom = atom((get) => detoursOf({ scrolls: get(scrollsAtom), events: get(eventsAtom) }, get(phaseAtom)));

/** The kept detours, and those in the trace of this page load. B-CASE-01. */
export const detoursAtom = atom((get): Detours =>
  latest([...get(keptDetoursAtom), ...get(ownDetoursAtom)]).slice(-detoursKept),
);

/**
 * Stores the detours of this page load on the device, because a trace ends with its page load. Stores nothing of a
 * preview.
 */
export const keepDetoursAtom = atom(null, (get, set) => {
  if (get(isPreviewingAtom) || !get(isRecordKeptAtom)) return;
  const own = get(ownDetoursAtom).filter(({ at }) => at >= get(detoursKeptFromAtom));
  if (own.length > 0) set(keptDetoursAtom, latest([...get(keptDetoursAtom), ...own]).slice(-detoursKept));
});
