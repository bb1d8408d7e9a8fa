import { expect, test } from 'vitest';
import { type Moments, momentsAt, offsetAt } from '#contract/calendar.ts';

/** Minutes ahead of UTC: Honolulu, Berlin in winter, Kiritimati. */
const zones = [-600, 60, 840];
/** Epoch ms of a local date and time. The local clock is `offset` minutes ahead of UTC. */
const local = (text: string, offset: number) => Date.parse(`${text}Z`) - offset * 60_000;
const at = (text: string, offset: number): (keyof Moments)[] => {
  const moments = momentsAt(local(text, offset), offset);
  return (Object.keys(moments) as (keyof Moments)[]).filter((name) => moments[name]);
};

test.each(zones)('[B-CAL-01] each moment begins and ends on the second, %i minutes ahead of UTC', (offset) => {
  // Thursday 26 November 2026.
  expect(at('2026-11-25T23:59:59.999', offset)).toEqual([]);
  expect(at('2026-11-26T00:00:00.000', offset)).toEqual(['thursday']);
  expect(at('2026-11-26T23:59:59.999', offset)).toEqual(['thursday']);
  expect(at('2026-11-27T00:00:00.000', offset)).toEqual([]);
  // Monday 30 November 2026.
  expect(at('2026-11-30T13:59:59.999', offset)).toEqual([]);
  expect(at('2026-11-30T14:00:00.000', offset)).toEqual(['recess']);
  expect(at('2026-11-30T14:22:00.000', offset)).toEqual(['recess', 'minute']);
  expect(at('2026-11-30T14:59:59.999', offset)).toEqual(['recess']);
  expect(at('2026-11-30T15:00:00.000', offset)).toEqual([]);
  // Friday 27 November 2026.
  expect(at('2026-11-27T14:21:59.999', offset)).toEqual([]);
  expect(at('2026-11-27T14:22:00.000', offset)).toEqual(['minute']);
  expect(at('2026-11-27T14:22:59.999', offset)).toEqual(['minute']);
  expect(at('2026-11-27T14:23:00.000', offset)).toEqual([]);
  // Sunday 15 March 2026. Then the minute that the calendar remembers: Monday 15 March 2021, 14:22.
  expect(at('2026-03-14T23:59:59.999', offset)).toEqual([]);
  expect(at('2026-03-15T00:00:00.000', offset)).toEqual(['anniversary']);
  expect(at('2026-03-15T23:59:59.999', offset)).toEqual(['anniversary']);
  expect(at('2026-03-16T00:00:00.000', offset)).toEqual([]);
  expect(at('2021-03-15T14:22:07.000', offset)).toEqual(['recess', 'minute', 'anniversary']);
});

test('[B-CAL-01] the offset of this machine is that of its own clock, with the sign turned', () => {
  const now = Date.UTC(2026, 6, 1);
  expect(offsetAt(now)).toBe(-new Date(now).getTimezoneOffset());
});
