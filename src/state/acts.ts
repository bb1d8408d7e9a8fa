import type { XStatic } from 'typebox/schema';
import type { actsSchema } from '#contract/stored.ts';
import { effectTexts, actTexts } from '../content/casebook.ts';
import type { Entry } from './casebookEntries.ts';
import type { SessionTrace } from './trace.ts';
import { waysBack } from './waysBack.ts';

/** So much of a page, in percent, must be scrolled back for it to count. */
const backPercent = 25;
/** Shorter absences are left out. */
const awayMs = 10_000;

/** Acts of a reader, as they are stored on the device: what happened and not its sentence, which may be mended later. */
export type Acts = XStatic<typeof actsSchema>;
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
