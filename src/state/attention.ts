import type { SessionTrace } from './trace.ts';

/** A text that the reader looked at, with start and end. Epoch ms. */
export interface Look {
  readonly text: string;
  readonly path: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Longest look, ms. A pointer that rests longer is no longer a look. */
export const longestLookMs = 10_000;

/**
 * The hovers of this page load as spans of time, oldest first. Pure. B-MIN-02. Each span ends at the first of these:
 * the next hover, the time when the page was left or hidden, the newest record, ten seconds.
 */
export function looksOf({ hovers, events, newestAt }: Pick<SessionTrace, 'hovers' | 'events' | 'newestAt'>): Look[] {
  const ends = events.filter(({ what }) => what === 'left' || what.startsWith('view:'));
  return hovers.map(({ text, path, atMs }, index) => {
    const next = hovers[index + 1]?.atMs ?? Infinity;
    const end = ends.find((event) => event.atMs > atMs)?.atMs ?? Infinity;
    return { text, path, fromMs: atMs, toMs: Math.min(next, end, newestAt ?? atMs, atMs + longestLookMs) };
  });
}
