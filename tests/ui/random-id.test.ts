import { expect, test, vi } from 'vitest';
import { randomId } from '../../src/api/randomId.ts';
import '../support/tidy.ts';

test('[R-BEH-02] an id needs no secure context: over plain http there is no crypto.randomUUID', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, randomId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
