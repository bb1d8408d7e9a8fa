import type { TimeOfDay } from '#contract/egg.ts';

/** The facts about the place where the page is read. */
export interface Surroundings {
  /** Time of day by the device's clock, 0 to just under 24. */
  readonly hour: number;
  /** Share of the drawn window that the blind leaves open, 0 to 1. */
  readonly light: number;
  /** Width of the browser's window, px. */
  readonly width: number;
}

/** A window below this width counts as narrow, px. */
const narrowBelow = 600;
/** With less light than this the page is one version darker than the hour says. */
const drawnBelow = 0.25;

/**
 * The bands of spec §9, by whole hours: night from 23 to 5, twilight from 6 to 7 and from 18 to 22, day from 8 to 17.
 */
export function bandOf(hour: number): TimeOfDay {
  const whole = Math.floor(hour);
  if (whole < 6 || whole > 22) return 'night';
  return whole < 8 || whole > 17 ? 'twilight' : 'day';
}

/** The version of the page: the band of the hour or, with the blind down, the next darker band. */
export function versionOf({ hour, light }: Pick<Surroundings, 'hour' | 'light'>): TimeOfDay {
  const band = bandOf(hour);
  if (light >= drawnBelow) return band;
  return band === 'day' ? 'twilight' : 'night';
}

export const extentOf = (width: number): 'narrow' | 'wide' => (width < narrowBelow ? 'narrow' : 'wide');

/** The story path for these surroundings: the version, then the width. */
export function pathOf(surroundings: Surroundings): string {
  const version = ['day', 'twilight', 'night'].indexOf(versionOf(surroundings));
  return `${version}.${extentOf(surroundings.width) === 'narrow' ? 0 : 1}`;
}

/** An hour as a clock shows it: 7.75 is "07:45". */
export function hourText(hour: number): string {
  const minutes = Math.floor(hour * 60 + 1e-6);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
