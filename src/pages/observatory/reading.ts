import type { SessionTrace, VitalsTrace } from '../../state/trace.ts';
import type { Grade } from '../../ui/grade/GradedText.tsx';

/** Length of the visible part of the roll. */
export const rollMs = 90_000;
/** Width of one square of the grid. */
export const squareMs = 10_000;

export interface Instrument {
  readonly key: 'awareness' | 'stability' | 'suspicion';
  readonly range: readonly [least: number, most: number];
  readonly square: number;
  readonly digits: number;
}

export const instruments: readonly Instrument[] = [
  { key: 'awareness', range: [0, 1], square: 0.25, digits: 2 },
  { key: 'stability', range: [0, 1], square: 0.25, digits: 2 },
  { key: 'suspicion', range: [0, 5], square: 1.25, digits: 1 },
];

/**
 * The values in the visible part of a roll that ends at `endMs`, and one older value, so that the curve starts at the
 * edge.
 */
export function inSight(vitals: readonly VitalsTrace[], endMs: number): readonly VitalsTrace[] {
  const first = vitals.findIndex(({ atMs }) => atMs >= endMs - rollMs);
  return first < 0 ? [] : vitals.slice(Math.max(0, first - 1)).filter(({ atMs }) => atMs <= endMs);
}

/** The last values recorded at or before `atMs`; null before the first record. */
export const figuresAt = (vitals: readonly VitalsTrace[], atMs: number): VitalsTrace | null =>
  vitals.findLast((entry) => entry.atMs <= atMs) ?? null;

/** A page that was entered. `along` is its position on the roll: 0 is the left edge, 1 the right edge. */
export interface Mark {
  readonly path: string;
  readonly atMs: number;
  readonly along: number;
  /** True if its name would run off the roll. The name is then to the left of the mark. */
  readonly isLate: boolean;
}

/** Space that a name needs besides its own width, in letters: half of the space before the name, half after it. */
const clear = 2;

/**
 * The pages entered in the visible part. Of two pages whose names would overlap, only the later is returned. The roll
 * is `width` letters wide.
 */
export function marksOf({ events }: Pick<SessionTrace, 'events'>, endMs: number, width: number): Mark[] {
  const marks: (Mark & { readonly from: number; readonly to: number })[] = [];
  for (const { what, atMs } of events.toReversed()) {
    const along = 1 - (endMs - atMs) / rollMs;
    if (!what.startsWith('view:') || along < 0 || along > 1) continue;
    const path = what.slice('view:'.length);
    const extent = path.length + clear;
    const isLate = along * width + extent > width;
    const from = along * width - (isLate ? extent : 0);
    const to = from + extent;
    if (marks.every((other) => to <= other.from || other.to <= from))
      marks.push({ path, atMs, along, isLate, from, to });
  }
  return marks.toReversed();
}

/**
 * The page that the visitor was on at `atMs`, and the last hover on that page in the 10 s before; each null if there is
 * none.
 */
export function conductAt(
  { events, hovers }: SessionTrace,
  atMs: number,
): { path: string | null; hover: string | null } {
  const entered = events.findLast(({ what, atMs: at }) => what.startsWith('view:') && at <= atMs);
  const since = Math.max(entered?.atMs ?? 0, atMs - squareMs);
  const hover = hovers.findLast(({ atMs: at }) => at <= atMs && at >= since);
  return { path: entered?.what.slice('view:'.length) ?? null, hover: hover?.text ?? null };
}

/** The grade of the large figures, from the system's stability (0.2 to 1). */
export const gradeOf = (stability: number): Grade =>
  stability >= 0.85 ? 0 : stability >= 0.6 ? 10 : stability >= 0.4 ? 20 : 35;

/** "−0:42" from 42 seconds; "now" from 0. */
export function agoOf(seconds: number): string {
  if (seconds <= 0) return 'now';
  return `−${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
