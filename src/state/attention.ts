import type { SessionTrace } from './trace.ts';

/** A text that the reader rested on, from when to when. Epoch ms. */
export interface Look {
  readonly text: string;
  readonly path: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** A pointer that lies on a text for longer has been left there. */
export const longestLookMs = 10_000;

/**
 * What this page load remembers of its reader's hovers as spans of time, oldest first: each until the next hover, until the
 * page was left or went out of view, until the newest record, and for at most ten seconds. Pure. B-MIN-02.
 */
export function looksOf({ hovers, events, newestAt }: Pick<SessionTrace, 'hovers' | 'events' | 'newestAt'>): Look[] {
  const ends = events.filter(({ what }) => what === 'left' || what.startsWith('view:'));
  return hovers.map(({ text, path, atMs }, index) => {
    const next = hovers[index + 1]?.atMs ?? Infinity;
    const end = ends.find((event) => event.atMs > atMs)?.atMs ?? Infinity;
    return { text, path, fromMs: atMs, toMs: Math.min(next, end, newestAt ?? atMs, atMs + longestLookMs) };
  });
}
