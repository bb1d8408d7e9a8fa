import type { PointerSample } from '../../device/pointer.ts';

/** Time without a movement after which the pointer, or the focus, is at rest, ms. */
export const restMs = 600;
/** A longer rest is shortened to this duration in the replay. */
const longestRestMs = 1500;
/** Maximum time between leaving a position and reaching the next position in the replay, ms. */
const underWayMs = 120;

/** Position of a rest, 0 to 1 of the browser window, and its duration. */
export interface Rest {
  readonly x: number;
  readonly y: number;
  readonly forMs: number;
}

/** One position, and its time in the replay. */
interface Step {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
  /** As in PointerSample. */
  readonly by?: PointerSample['by'];
}

export interface Replay {
  readonly steps: readonly Step[];
  readonly rests: readonly Rest[];
  /** Duration of the replay; 0 without positions. */
  readonly durationMs: number;
  /** Real time between the first position and the last. */
  readonly spanMs: number;
}

/** The replay of the positions of pointer and focus, with long rests shortened. Pure. */
export function replayOf(samples: readonly PointerSample[]): Replay {
  const steps: Step[] = [];
  const rests: Rest[] = [];
  let atMs = 0;
  let before: PointerSample | undefined;
  for (const sample of samples) {
    const waited = before === undefined ? 0 : sample.atMs - before.atMs;
    if (before !== undefined && waited >= restMs) rests.push({ x: before.x, y: before.y, forMs: waited });
    atMs += Math.min(waited, longestRestMs);
    steps.push({ ...sample, atMs });
    before = sample;
  }
  return { steps, rests, durationMs: atMs, spanMs: (before?.atMs ?? 0) - (samples[0]?.atMs ?? 0) };
}

/** Position of the second pointer after `elapsedMs`, and the index of the last step passed; null without steps. */
export function positionAt(
  { steps }: Pick<Replay, 'steps'>,
  elapsedMs: number,
): { readonly x: number; readonly y: number; readonly passed: number } | null {
  const passed = steps.findLastIndex(({ atMs }) => atMs <= elapsedMs);
  const from = steps[Math.max(0, passed)];
  if (from === undefined) return null;
  const to = steps[passed + 1];
  if (to === undefined) return { x: from.x, y: from.y, passed };
  const start = Math.max(from.atMs, to.atMs - underWayMs);
  const part = Math.min(1, Math.max(0, (elapsedMs - start) / (to.atMs - start)));
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, passed };
}

const ninths = [
  ['upper left', 'top', 'upper right'],
  ['left', 'middle', 'right'],
  ['lower left', 'bottom', 'lower right'],
] as const;

/** Name of the ninth of the browser window that contains a position. */
export function whereIs({ x, y }: Pick<Rest, 'x' | 'y'>): string {
  const third = (part: number) => Math.min(2, Math.max(0, Math.floor(part * 3)));
  return ninths[third(y)]?.[third(x)] ?? 'middle';
}

/**
 * Length of the path in widths of the browser window, so that the length does not depend on the screen. `aspect` is
 * width / height.
 */
const widthsCovered = ({ steps }: Pick<Replay, 'steps'>, aspect: number): number =>
  steps.reduce((sum, step, index) => {
    const before = steps[index - 1] ?? step;
    return sum + Math.hypot(step.x - before.x, (step.y - before.y) / aspect);
  }, 0);

/** The replay as one line of text. `aspect` is the width / height of the browser window. */
export function inWords(replay: Replay, aspect: number): string {
  if (replay.steps.length < 2) return 'One place at most is kept from the last half minute, and a way takes two.';
  const longest = replay.rests.toSorted((a, b) => b.forMs - a.forMs)[0];
  const rested = longest === undefined ? 'no rest' : `longest rest ${inSeconds(longest.forMs)}, ${whereIs(longest)}`;
  const focused = replay.steps.filter(({ by }) => by === 'focus').length;
  return [
    `${inSeconds(replay.spanMs)} of ${replay.steps.length} positions${focused === 0 ? '' : `, ${focused} of the focus`}`,
    `${widthsCovered(replay, aspect).toFixed(1)} widths of the window`,
    rested,
  ].join(' · ');
}

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
