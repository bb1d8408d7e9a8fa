import type { StoryBlock } from '#contract/api/story.ts';
import { hoverTextLimit } from '#contract/telemetry.ts';
import { stepText } from '../../content/stepText.ts';
import type { SessionTrace } from '../../state/trace.ts';

/** An entry of the reader's session. `atMs` is epoch ms. */
export interface OwnEntry {
  readonly atMs: number;
  readonly words: string;
}

/** The entries of both sides at one second of the minute. */
export interface Second {
  /** 0 to 59. */
  readonly second: number;
  readonly court: readonly StoryBlock[];
  /** At most three, latest first. */
  readonly own: readonly OwnEntry[];
}

const ownPerSecond = 3;

/** Splits a register entry, "14:22:07. …", into its second and the rest; null for any other text. */
export function secondOf(text: string): { readonly second: number; readonly rest: string } | null {
  const [, second, rest] = /^14:22:([0-5]\d)[. ]*(.*)$/s.exec(text) ?? [];
  return second === undefined || rest === undefined ? null : { second: Number(second), rest };
}

/** Text for a session entry: `view:/void` becomes "entered /void". */
export function inWords(what: string): string {
  if (what === 'left') return 'looked away';
  return what.startsWith('view:') ? what.replace('view:', 'entered ') : stepText(what);
}

/** A hovered text in quotation marks, with an ellipsis if it was cut. */
const quoted = (text: string): string => `“${text}${text.length < hoverTextLimit ? '' : '…'}”`;

const here = '/temporal';

/** The session's events, and the texts hovered on other pages, latest first. */
export function ownEntries({ events, hovers }: Pick<SessionTrace, 'events' | 'hovers'>): OwnEntry[] {
  const entries = [
    ...events.map(({ what, atMs }) => ({ atMs, words: inWords(what) })),
    ...hovers.filter(({ path }) => path !== here).map(({ text, atMs }) => ({ atMs, words: quoted(text) })),
  ];
  return entries.toSorted((a, b) => b.atMs - a.atMs);
}

/** Groups the entries of both sides by second, 0 to 59. Seconds without entries are left out. */
export function plait(log: readonly StoryBlock[], own: readonly OwnEntry[]): Second[] {
  const seconds = Array.from({ length: 60 }, (_, second) => ({
    second,
    court: [] as StoryBlock[],
    own: [] as OwnEntry[],
  }));
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

/** Number of seconds with entries of both sides. */
export const knotsOf = (seconds: readonly Second[]): number =>
  seconds.filter(({ court, own }) => court.length > 0 && own.length > 0).length;

/**
 * Number of clock minutes that this page load covers; 0 before its first entry. The trace has no entries of earlier
 * page loads.
 */
export const minutesOf = ({ startedAt, newestAt }: Pick<SessionTrace, 'startedAt' | 'newestAt'>): number =>
  startedAt === null || newestAt === null ? 0 : Math.floor(newestAt / 60_000) - Math.floor(startedAt / 60_000) + 1;

/** The strands cross once in this many seconds. */
export const crossingSeconds = 7.5;

/**
 * Vertical position of the court's strand at a second: -1 (top) to 1 (bottom). The reader's strand is its mirror image.
 */
export const swayAt = (second: number): number => -Math.cos((Math.PI * second) / crossingSeconds);

/** Path data of one strand between two seconds, in a drawing 60 wide and 2 high. */
export function strandPath(from: number, to: number, side: 1 | -1): string {
  const steps = 16;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const second = from + ((to - from) * step) / steps;
    return `${second.toFixed(3)} ${(1 + side * 0.72 * swayAt(second)).toFixed(4)}`;
  });
  return `M${points.join('L')}`;
}
