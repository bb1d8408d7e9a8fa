import type { SessionTrace } from './trace.ts';

/** A text that the reader looked at, with start and end. Epoch ms. */
export interface Look {
  readonly text: string;
  readonly path: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Longest look: a pointer that stays longer was left there. */
export const longestLookMs = 10_000;

/**
 * The hovers of this page load as spans of time, oldest first. Pure. B-MIN-02. Each ends at the next hover, when the
 * page was left or hidden, at the newest record, or after ten seconds.
 */
export function looksOf({ hovers, events, newestAt }: Pick<SessionTrace, 'hovers' | 'events' | 'newestAt'>): Look[] {
  const ends = events.filter(({ what }) => what === 'left' || what.startsWith('view:'));
  return hovers.map(({ text, path, atMs }, index) => {
    const next = hovers[index + 1]?.atMs ?? Infinity;
    const end = ends.find((event) => event.atMs > atMs)?.atMs ?? Infinity;
    return { text, path, fromMs: atMs, toMs: Math.min(next, end, newestAt ?? atMs, atMs + longestLookMs) };
  });
}
