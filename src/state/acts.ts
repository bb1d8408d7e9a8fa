import { atom } from 'jotai';
import { actTexts, effectTexts } from '../content/casebook.ts';
import type { Entry } from './casebookEntries.ts';
import { isRecordKeptAtom } from './consent.ts';
import { type Acts, actsKeptFromAtom, keptActsAtom } from './keptActs.ts';
import { isPreviewingAtom, phaseAtom } from './profile.ts';
import { type SessionTrace, traceAtom } from './trace.ts';
import { waysBack } from './waysBack.ts';

/** So much of a page, in percent, must be scrolled back for it to count. */
const backPercent = 25;
/** Shorter absences are left out. */
const awayMs = 10_000;

/** So many are kept, the newest: as many as the casebook shows. */
const actsKept = 24;

type Act = Acts[number];

/** What the trace shows that this reader did since the page was loaded, oldest first. Pure. */
export function actsOf({ scrolls, events }: Pick<SessionTrace, 'scrolls' | 'events'>, phase: number): Acts {
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

/** Each act once: of the ways back up a page only the latest, since one that goes on is the same way. Oldest first. Pure. */
export function latest(acts: Acts): Acts {
  const sorted = acts.toSorted((a, b) => a.at - b.at);
  return [...new Map(sorted.map((act) => [idOf(act), act])).values()].toSorted((a, b) => a.at - b.at);
}

const idOf = (act: Act): string => (act.kind === 'back' ? `back-${act.path}` : `away-${act.at}`);

/** An act as an entry of the casebook. */
export function actEntry(act: Act): Entry {
  const common = { id: idOf(act), at: act.at };
  return act.kind === 'back'
    ? {
        ...common,
        text: actTexts.wentBack(act.path, act.from, act.to),
        effect: effectTexts.wentBack(act.phase),
        kind: 'scroll',
      }
    : { ...common, text: actTexts.left(act.seconds), effect: effectTexts.left, kind: 'absence' };
}

const ownActsAtom = atom((get) => actsOf(get(traceAtom), get(phaseAtom)));

/** The kept acts, and what the trace of this page load adds to them. B-CASE-01. */
export const actsAtom = atom((get): Acts => latest([...get(keptActsAtom), ...get(ownActsAtom)]).slice(-actsKept));

/** Stores the acts of this page load on the device; a trace ends with its page load. Nothing of a preview is stored. */
export const keepActsAtom = atom(null, (get, set) => {
  if (get(isPreviewingAtom) || !get(isRecordKeptAtom)) return;
  const own = get(ownActsAtom).filter(({ at }) => at >= get(actsKeptFromAtom));
  if (own.length > 0) set(keptActsAtom, latest([...get(keptActsAtom), ...own]).slice(-actsKept));
});
