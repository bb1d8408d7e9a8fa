import type { EmergencePattern, TimeOfDay } from '#contract/egg.ts';

export interface EmergenceFacts {
  /** 0 to 5. */
  readonly suspicion: number;
  readonly eggs: number;
  /** 0 to 1. */
  readonly awareness: number;
}

/** In order of precedence: the first entry with a true condition applies. R-EGG-06. */
export const emergenceTable: readonly {
  readonly pattern: EmergencePattern;
  readonly holds: (facts: EmergenceFacts) => boolean;
}[] = [
  { pattern: 'chaotic', holds: ({ suspicion }) => suspicion > 4 },
  { pattern: 'recursive', holds: ({ eggs }) => eggs > 3 },
  { pattern: 'quantum', holds: ({ awareness }) => awareness > 0.8 },
];

/** The emergence pattern by `emergenceTable`; linear when no condition holds. Never throws. Spec §4, R-EGG-06. */
export const emergencePatternOf = (facts: EmergenceFacts): EmergencePattern =>
  emergenceTable.find(({ holds }) => holds(facts))?.pattern ?? 'linear';

/**
 * The time of day of a local hour, 0 to 23, as in spec §9. R-EGG-08. Night before 6 or after 22, twilight before 8 or
 * after 17, else day. So hour 22 is twilight and hour 17 is day.
 */
export function timeOfDayOf(hour: number): TimeOfDay {
  if (hour < 6 || hour > 22) return 'night';
  if (hour < 8 || hour > 17) return 'twilight';
  return 'day';
}
