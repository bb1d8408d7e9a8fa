import { effectTexts, momentTexts } from '../content/casebook.ts';
import type { Entry } from './casebookEntries.ts';
import type { ScrollTrace, SessionTrace } from './trace.ts';

/** So much of a page, in percent, must be scrolled back for it to count. */
const backPercent = 25;
/** Shorter absences are left out. */
const awayMs = 10_000;

/** What the trace shows that this reader did in this visit, as casebook entries, oldest first. Pure. */
export function momentsOf({ scrolls, events }: Pick<SessionTrace, 'scrolls' | 'events'>, phase: number): Entry[] {
  return [...returnsUp(scrolls, phase), ...absences(events)].sort((a, b) => (a.at ?? 0) - (b.at ?? 0));
}

/** Each way back up a page: from the lowest point reached to where it ended. */
function returnsUp(scrolls: readonly ScrollTrace[], phase: number): Entry[] {
  const found: Entry[] = [];
  let path = '';
  // The lowest point of the way down, then the highest of the way back.
  let lowest = 0;
  let top: ScrollTrace | null = null;
  const close = () => {
    if (top !== null && lowest - top.percent >= backPercent) {
      found.push({
        id: `back-${top.atMs}`,
        at: top.atMs,
        text: momentTexts.wentBack(path, Math.round(lowest), Math.round(top.percent)),
        effect: effectTexts.wentBack(phase),
        kind: 'scroll',
      });
    }
    top = null;
  };
  for (const scroll of scrolls) {
    if (scroll.path !== path) {
      close();
      ({ path, percent: lowest } = scroll);
    } else if (scroll.percent >= (top?.percent ?? lowest)) {
      close();
      lowest = scroll.percent;
    } else top = scroll;
  }
  close();
  return found;
}

function absences(events: SessionTrace['events']): Entry[] {
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
