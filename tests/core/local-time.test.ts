import { afterEach, expect, it, vi } from 'vitest';
import { localDate, localTime } from '../../src/ui/localTime.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

// Not in tests/ui: jsdom tests run in a thread there, and a thread cannot change its time zone.
it.each([
  ['Pacific/Auckland', '2026-11-20T10:59:59Z', '2026.11.20', '23:59:59'],
  ['Pacific/Auckland', '2026-11-20T11:00:00Z', '2026.11.21', '00:00:00'],
  ['UTC', '2026-11-20T11:00:00Z', '2026.11.20', '11:00:00'],
  ['Pacific/Honolulu', '2026-03-02T09:59:59Z', '2026.03.01', '23:59:59'],
  ['Pacific/Honolulu', '2026-03-02T10:00:00Z', '2026.03.02', '00:00:00'],
])('[dates in the reader’s own zone] %s, %s', (zone, instant, date, time) => {
  vi.stubEnv('TZ', zone);
  const epochMs = Date.parse(instant);
  expect([localDate(epochMs), localTime(epochMs)]).toEqual([date, time]);
});
