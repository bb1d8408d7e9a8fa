import type { StoryBlock } from '#contract/api/story.ts';
import type { SessionTrace } from '../../state/trace.ts';

/** One thing on the reader's side, with the time on the reader's own clock. */
export interface Own {
  readonly atMs: number;
  readonly words: string;
}

/** Everything that falls on one second of either minute. */
export interface Second {
  /** 0 to 59. */
  readonly second: number;
  readonly court: readonly StoryBlock[];
  /** The latest first, three at the most. */
  readonly own: readonly Own[];
}

const ownPerSecond = 3;

/** The second that an entry of the register opens with, "14:22:07. ", and the rest; null for any other text. */
export function secondOf(text: string): { readonly second: number; readonly rest: string } | null {
  const [, second, rest] = /^14:22:([0-5]\d)[. ]*(.*)$/s.exec(text) ?? [];
  return second === undefined || rest === undefined ? null : { second: Number(second), rest };
}

/** An entry of the session in words: `view:/void` is "entered /void"; what has no words of its own keeps its kind. */
export function inWords(what: string): string {
  if (what === 'left') return 'looked away';
  if (what === 'came-back') return 'came back';
  const colon = what.indexOf(':');
  const kind = colon < 0 ? what : what.slice(0, colon);
  const about = colon < 0 ? '' : what.slice(colon + 1);
  return kind === 'view' ? `entered ${about}` : `${kind} ${about}`.trim();
}

const here = '/temporal';

/** The session's entries and what was rested on elsewhere than in this room, latest first. */
export function ownEntries({ events, hovers }: Pick<SessionTrace, 'events' | 'hovers'>): Own[] {
  const entries = [
    ...events.map(({ what, atMs }) => ({ atMs, words: inWords(what) })),
    ...hovers.filter(({ path }) => path !== here).map(({ text, atMs }) => ({ atMs, words: `“${text}”` })),
  ];
  return entries.toSorted((a, b) => b.atMs - a.atMs);
}

/** Both minutes laid on each other, second by second; seconds on which nothing fell are left out. */
export function plait(log: readonly StoryBlock[], own: readonly Own[]): Second[] {
  const seconds = Array.from({ length: 60 }, (_, second) => ({ second, court: [] as StoryBlock[], own: [] as Own[] }));
  for (const block of log) {
    const at = secondOf(block.text);
    if (at !== null) seconds[at.second]?.court.push(block);
  }
  for (const entry of own) {
    const row = seconds[new Date(entry.atMs).getSeconds()];
    if (row !== undefined && row.own.length < ownPerSecond) row.own.push(entry);
  }
  return seconds.filter(({ court, own }) => court.length > 0 || own.length > 0);
}

/** How many seconds both minutes have something on. */
export const knotsOf = (seconds: readonly Second[]): number =>
  seconds.filter(({ court, own }) => court.length > 0 && own.length > 0).length;

/** How many minutes of the reader's lie on top of each other. */
export const minutesOf = ({ startedAt, newestAt }: Pick<SessionTrace, 'startedAt' | 'newestAt'>): number =>
  startedAt === null || newestAt === null ? 0 : Math.floor(newestAt / 60_000) - Math.floor(startedAt / 60_000) + 1;

/** A crossing of the strands comes this often. */
export const crossingSeconds = 7.5;

/** How far above (−1) or below (1) the middle the court's strand runs at a second; the reader's is its mirror. */
export const swayAt = (second: number): number => -Math.cos((Math.PI * second) / crossingSeconds);

/** One strand between two crests, as path data on a sheet 60 wide and 2 high. */
export function strandPath(from: number, to: number, side: 1 | -1): string {
  const steps = 16;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const second = from + ((to - from) * step) / steps;
    return `${second.toFixed(3)} ${(1 + side * 0.72 * swayAt(second)).toFixed(4)}`;
  });
  return `M${points.join('L')}`;
}
