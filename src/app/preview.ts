import type { Phase } from '#contract/visitor.ts';

/** What the query asks the inspector to show: `?inspect&phase=4&suspicion=5&seed=7&speed=60`. */
export interface Preview {
  readonly phase: Phase | null;
  readonly suspicion: number | null;
  readonly seed: number | null;
  readonly speed: number;
}

const numberIn = (query: URLSearchParams, name: string, least: number, most: number): number | null => {
  const text = query.get(name);
  const value = Number(text);
  return text === null || text === '' || !Number.isFinite(value) || value < least || value > most ? null : value;
};

/** Reads the parameters; null without `inspect`. Values out of range are left out. */
export function parsePreview(search: string): Preview | null {
  const query = new URLSearchParams(search);
  if (!query.has('inspect')) return null;
  const phase = numberIn(query, 'phase', 0, 5);
  return {
    phase: phase === null ? null : (Math.trunc(phase) as Phase),
    suspicion: numberIn(query, 'suspicion', 0, 5),
    seed: numberIn(query, 'seed', 0, 0xffff_ffff),
    speed: numberIn(query, 'speed', 1, 600) ?? 1,
  };
}
