import type { SessionTrace, VitalsTrace } from '../../state/trace.ts';
import type { Grade } from '../../ui/grade/Graded.tsx';

/** How much of the roll is in sight. */
export const rollMs = 90_000;
/** The paper's squares. */
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

/** The figures in sight when the roll ends at `endMs`; one older than that comes along, so that the line has a beginning. */
export function inSight(vitals: readonly VitalsTrace[], endMs: number): readonly VitalsTrace[] {
  const first = vitals.findIndex(({ atMs }) => atMs >= endMs - rollMs);
  return first < 0 ? [] : vitals.slice(Math.max(0, first - 1)).filter(({ atMs }) => atMs <= endMs);
}

/** The figures that stood at `atMs`: the last ones noted until then, or null before the first. */
export const figuresAt = (vitals: readonly VitalsTrace[], atMs: number): VitalsTrace | null =>
  vitals.findLast((entry) => entry.atMs <= atMs) ?? null;

/** A page that was entered, and where on the roll it was: 0 is the left edge, 1 the pens. */
export interface Mark {
  readonly path: string;
  readonly atMs: number;
  readonly along: number;
  /** True where its name would run off the roll, and stands to the left of it instead. */
  readonly isLate: boolean;
}

/** What a name keeps clear beside it, in letters: its distance from the mark, and as much again. */
const clear = 2;

/** The pages entered in sight, the later of two whose names would stand on each other. The roll is `width` letters wide. */
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

/** What the reader was doing at `atMs`, as far as it was noted: the page, and what was last rested on there within 10 s. */
export function conductAt(
  { events, hovers }: SessionTrace,
  atMs: number,
): { path: string | null; hover: string | null } {
  const entered = events.findLast(({ what, atMs: at }) => what.startsWith('view:') && at <= atMs);
  const since = Math.max(entered?.atMs ?? 0, atMs - squareMs);
  const hover = hovers.findLast(({ atMs: at }) => at <= atMs && at >= since);
  return { path: entered?.what.slice('view:'.length) ?? null, hover: hover?.text ?? null };
}

/** The grade of the large figures: what the second pen says, they show. */
export const gradeOf = (stability: number): Grade =>
  stability >= 0.85 ? 0 : stability >= 0.6 ? 10 : stability >= 0.4 ? 20 : 35;

/** "−0:42", or "now". */
export function agoOf(seconds: number): string {
  if (seconds <= 0) return 'now';
  return `−${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
