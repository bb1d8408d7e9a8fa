/**
 * The calendar of the texts, by the reader's own clock. docs/story.md, "The calendar". Each moment includes its first
 * and its last second.
 */
export interface Moments {
  /** Thursday, from midnight to midnight. */
  readonly thursday: boolean;
  /** Monday from 14:00 to 15:00. In the texts, the hall is shut and nothing is scored. */
  readonly recess: boolean;
  /** The minute of 14:22, every day. */
  readonly minute: boolean;
  /** 15 March. */
  readonly anniversary: boolean;
}

export const momentNames = [
  'thursday',
  'recess',
  'minute',
  'anniversary',
] as const satisfies readonly (keyof Moments)[];

/** The largest difference between a local clock and UTC, in minutes. */
export const largestOffset = 14 * 60;

const minuteMs = 60_000;
const [monday, thursday, march] = [1, 4, 2];

/**
 * The moments that apply at a time. Pure. `at`: ms since 1970 in UTC. `offset`: minutes by which the reader's clock is
 * ahead of UTC, -840 to 840 (Berlin in winter: 60).
 */
export function momentsAt(at: number, offset: number): Moments {
  // The local time, read through the UTC methods.
  const local = new Date(at + offset * minuteMs);
  const [day, hour] = [local.getUTCDay(), local.getUTCHours()];
  return {
    thursday: day === thursday,
    recess: day === monday && hour === 14,
    minute: hour === 14 && local.getUTCMinutes() === 22,
    anniversary: local.getUTCMonth() === march && local.getUTCDate() === 15,
  };
}

/** Minutes by which this machine's clock is ahead of UTC at a time. `Date` has the opposite sign. */
export const offsetAt = (at: number): number => -new Date(at).getTimezoneOffset();
