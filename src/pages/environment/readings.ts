import type { TimeOfDay } from '#contract/egg.ts';

/** What reaches the page of where it is read. */
export interface Readings {
  /** By the device's clock, 0 to just under 24. */
  readonly hour: number;
  /** How much of the window the blind leaves open, 0 to 1. */
  readonly light: number;
  /** The window, in pixels. */
  readonly width: number;
}

/** Below this a window is narrower than a door, in pixels. */
const narrowBelow = 600;
/** With less light than this it is one step darker in here than outside. */
const drawnBelow = 0.25;

/** The bands of spec §9 for the hour as printed: night before 6 and after 22, twilight before 8 and after 17. */
export function bandOf(hour: number): TimeOfDay {
  const whole = Math.floor(hour);
  if (whole < 6 || whole > 22) return 'night';
  return whole < 8 || whole > 17 ? 'twilight' : 'day';
}

/** Which version of the page it is: the hour's, or with the blind down the next darker one. */
export function versionOf({ hour, light }: Pick<Readings, 'hour' | 'light'>): TimeOfDay {
  const band = bandOf(hour);
  if (light >= drawnBelow) return band;
  return band === 'day' ? 'twilight' : 'night';
}

export const extentOf = (width: number): 'narrow' | 'wide' => (width < narrowBelow ? 'narrow' : 'wide');

/** The choices of the story that stand for these readings: the version, then the window. */
export function pathOf(readings: Readings): string {
  const version = ['day', 'twilight', 'night'].indexOf(versionOf(readings));
  return `${version}.${extentOf(readings.width) === 'narrow' ? 0 : 1}`;
}

/** An hour as a clock shows it, by the minute. */
export function clockOf(hour: number): string {
  const minutes = Math.floor(hour * 60 + 1e-6);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
