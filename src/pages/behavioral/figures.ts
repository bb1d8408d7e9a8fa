import { stepText, stepVerb } from '../../content/stepText.ts';
import { type ScrollTrace, type SessionEvent, type SessionTrace, traceLimits } from '../../state/trace.ts';
import { waysBack } from '../../state/waysBack.ts';

/** A duration as text: "1 min 12 s", "48 s". */
export function spanOf(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** Time without scrolling after which the reader counts as stopped, ms. */
const stillMs = 1000;
/** Duration of the line that is drawn from a stop to the next position, ms. */
const wayMs = 250;

/**
 * The scroll depth as a line, by seconds since the session's start. The line is level while nobody scrolls, and begins
 * at the top of each page that is opened. A null breaks the line where another page begins and where the tab was
 * hidden.
 */
export function depthLine(
  scrolls: readonly ScrollTrace[],
  startedAt: number,
  events: readonly SessionEvent[],
): { readonly xs: number[]; readonly ys: (number | null)[] } {
  const xs: number[] = [];
  const ys: (number | null)[] = [];
  const draw = (atMs: number, percent: number | null) => {
    xs.push((atMs - startedAt) / 1000);
    ys.push(percent);
  };
  const openings = events
    .filter(({ what }) => what.startsWith('view:'))
    .map(({ what, atMs }) => ({ path: what.slice('view:'.length), percent: 0, atMs }));
  let before: (typeof openings)[number] | undefined;
  for (const scroll of [...openings, ...scrolls].toSorted((a, b) => a.atMs - b.atMs)) {
    if (before !== undefined) {
      const { atMs: since, percent } = before;
      let drawnTo = since;
      for (const { what, atMs } of events) {
        if (atMs <= since || atMs >= scroll.atMs || (what !== 'left' && what !== 'came-back')) continue;
        draw(atMs, percent);
        if (what === 'left') draw(atMs, null);
        drawnTo = atMs;
      }
      if (before.path !== scroll.path) {
        draw(scroll.atMs, percent);
        draw(scroll.atMs, null);
      } else if (scroll.atMs - drawnTo > stillMs) draw(scroll.atMs - wayMs, percent);
    }
    before = scroll;
    draw(scroll.atMs, scroll.percent);
  }
  return { xs, ys };
}

/**
 * The part of the session that can be drawn, and whether its beginning is lost: the trace keeps a limited number of
 * scrolls and of events. If one list has lost its beginning, older records of the other list are left out, because
 * these records would be incomplete.
 */
export function keptOf({ scrolls, events }: Pick<SessionTrace, 'scrolls' | 'events'>) {
  const from = Math.max(
    scrolls.length < traceLimits.scrolls ? 0 : (scrolls[0]?.atMs ?? 0),
    events.length < traceLimits.events ? 0 : (events[0]?.atMs ?? 0),
  );
  return {
    isCut: from > 0,
    scrolls: scrolls.filter(({ atMs }) => atMs >= from),
    events: events.filter(({ atMs }) => atMs >= from),
  };
}

/** Whether a break of the line is large enough to be seen: longer than 1/200 of the line, or at least 2 % of a page. */
export function isSeenBroken({ xs, ys }: ReturnType<typeof depthLine>): boolean {
  const leastS = ((xs.at(-1) ?? 0) - (xs[0] ?? 0)) / 200;
  return ys.some((y, index) => {
    const [before, after] = [ys[index - 1], ys[index + 1]];
    if (y !== null || typeof before !== 'number' || typeof after !== 'number') return false;
    return (xs[index + 1] ?? 0) - (xs[index - 1] ?? 0) > leastS || Math.abs(after - before) >= 2;
  });
}

/** `deepest`: greatest scroll depth, percent. `returns`: number of scrolls back up by a tenth of a page or more. */
export const depthFacts = (
  scrolls: readonly ScrollTrace[],
): { readonly deepest: number; readonly returns: number } => ({
  deepest: Math.round(Math.max(0, ...scrolls.map(({ percent }) => percent))),
  returns: waysBack(scrolls, 10).length,
});

/** Time in view by page, longest first, and its share of the longest time. */
export function dwellRows({ dwellMs }: Pick<SessionTrace, 'dwellMs'>) {
  const rows = Object.entries(dwellMs)
    .map(([path, ms]) => ({ path, ms }))
    .toSorted((a, b) => b.ms - a.ms);
  const longest = rows[0]?.ms ?? 1;
  return rows.map((row) => ({ ...row, part: row.ms / longest }));
}

/** One entry of the sequence in words: the kind of the step, and the full text. */
export interface Entry {
  readonly kind: string;
  readonly text: string;
}

/** The latest entries, oldest first: the entries of the server or, if there are none, the entries of this session. */
export function entriesOf(kept: readonly string[], trace: SessionTrace, most = 24): Entry[] {
  const texts = kept.length > 0 ? kept : trace.events.map(({ what }) => what);
  return texts.slice(-most).map((text) => ({ kind: stepVerb(text), text: stepText(text) }));
}

/** The kinds of a sequence, in order of first appearance. */
export const kindsOf = (entries: readonly Entry[]): string[] => [...new Set(entries.map(({ kind }) => kind))];
