import { effectTexts, momentTexts } from '../content/casebook.ts';
import type { Entry } from './casebookEntries.ts';
import type { ScrollTrace, SessionTrace } from './trace.ts';
import { waysBack, type WayBack } from './waysBack.ts';

/** So much of a page, in percent, must be scrolled back for it to count. */
const backPercent = 25;
/** Shorter absences are left out. */
const awayMs = 10_000;

/** A casebook entry that has a time and an effect. */
export type Moment = Required<Pick<Entry, 'id' | 'text' | 'effect' | 'kind'>> & { readonly at: number };

/** What the trace shows that this reader did since the page was loaded, as casebook entries, oldest first. Pure. */
export function momentsOf({ scrolls, events }: Pick<SessionTrace, 'scrolls' | 'events'>, phase: number): Moment[] {
  return [...returnsUp(scrolls, phase), ...absences(events)].sort((a, b) => a.at - b.at);
}

/** The longest way back of each page. */
function returnsUp(scrolls: readonly ScrollTrace[], phase: number): Moment[] {
  const longest = new Map<string, WayBack>();
  for (const way of waysBack(scrolls, backPercent)) {
    const known = longest.get(way.path);
    if (known === undefined || way.from - way.to > known.from - known.to) longest.set(way.path, way);
  }
  return [...longest.values()].map(({ path, from, to, atMs }) => ({
    id: `back-${atMs}`,
    at: atMs,
    text: momentTexts.wentBack(path, Math.round(from), Math.round(to)),
    effect: effectTexts.wentBack(phase),
    kind: 'scroll',
  }));
}

function absences(events: SessionTrace['events']): Moment[] {
  return events.flatMap(({ what, atMs }, index) => {
    const left = events[index - 1];
    if (what !== 'came-back' || left?.what !== 'left' || atMs - left.atMs < awayMs) return [];
    return [
      {
        id: `away-${left.atMs}`,
        at: left.atMs,
        text: momentTexts.left(Math.round((atMs - left.atMs) / 1000)),
        effect: effectTexts.left,
        kind: 'absence',
      },
    ];
  });
}
