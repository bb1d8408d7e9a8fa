import { atom } from 'jotai';
import { detourTexts, effectTexts } from '../content/casebook.ts';
import type { Entry } from './casebookEntries.ts';
import { isRecordKeptAtom } from './consent.ts';
import { type Detours, detoursKeptFromAtom, keptDetoursAtom } from './keptDetours.ts';
import { isPreviewingAtom, phaseAtom } from './profile.ts';
import { eventsAtom, scrollsAtom, type SessionTrace } from './trace.ts';
import { waysBack } from './waysBack.ts';

/** So much of a page, in percent, must be scrolled back for it to count. */
const backPercent = 25;
/** Shorter absences are left out. */
const awayMs = 10_000;

/** So many are kept, the newest: as many as the casebook shows. */
const detoursKept = 24;

type Detour = Detours[number];

/** What the trace shows that this reader did since the page was loaded, oldest first. Pure. */
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

/** Each detour once: of the ways back up a page only the latest, since one that goes on is the same way. Oldest first. Pure. */
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

/** The kept detours, and what the trace of this page load adds to them. B-CASE-01. */
export const detoursAtom = atom((get): Detours =>
  latest([...get(keptDetoursAtom), ...get(ownDetoursAtom)]).slice(-detoursKept),
);

/** Stores the detours of this page load on the device; a trace ends with its page load. Nothing of a preview is stored. */
export const keepDetoursAtom = atom(null, (get, set) => {
  if (get(isPreviewingAtom) || !get(isRecordKeptAtom)) return;
  const own = get(ownDetoursAtom).filter(({ at }) => at >= get(detoursKeptFromAtom));
  if (own.length > 0) set(keptDetoursAtom, latest([...get(keptDetoursAtom), ...own]).slice(-detoursKept));
});
