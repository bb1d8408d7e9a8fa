import type { Phase } from '#contract/visitor.ts';
import type { Preview } from '../state/profile.ts';

/**
 * The inspector's parameters in the query: `?inspect&phase=4&suspicion=5&seed=7&speed=60`,
 * `?inspect&ended&did=margins:all`.
 */
export interface Inspection extends Preview {
  readonly seed: number | null;
  readonly speed: number;
}

const numberIn = (query: URLSearchParams, name: string, least: number, most: number): number | null => {
  const text = query.get(name);
  const value = Number(text);
  return text === null || text === '' || !Number.isFinite(value) || value < least || value > most ? null : value;
};

/**
 * Reads the parameters; null without `inspect`. Values out of range are ignored. `ended` shows phase 5, the only phase
 * with an end. The server checks `did`.
 */
export function parseInspection(search: string): Inspection | null {
  const query = new URLSearchParams(search);
  if (!query.has('inspect')) return null;
  const isAfterEnd = query.has('ended');
  const phase = isAfterEnd ? 5 : numberIn(query, 'phase', 0, 5);
  const did = query.get('did') ?? '';
  return {
    phase: phase === null ? null : (Math.trunc(phase) as Phase),
    suspicion: numberIn(query, 'suspicion', 0, 5),
    seed: numberIn(query, 'seed', 0, 0xffff_ffff),
    speed: numberIn(query, 'speed', 1, 600) ?? 1,
    ...(isAfterEnd ? { ended: true } : {}),
    ...(did === '' ? {} : { did }),
  };
}
