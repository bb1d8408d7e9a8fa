import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sharedRead } from '../../server/routes/api/homepage/sharedRead.ts';

test('[R-INF-01] calls of one turn share a read that begins after them; a later call has its own', async () => {
  let value = 0;
  let reads = 0;
  const read = sharedRead(async () => {
    reads += 1;
    const found = value;
    await turn();
    return found;
  });
  const first = [read(), read()];
  value = 1;
  expect(reads).toBe(0);
  await turn();
  await turn();
  expect(reads).toBe(1);
  // The first read is still in progress.
  const later = read();
  value = 2;
  expect(await Promise.all([...first, later])).toEqual([1, 1, 2]);
  expect(reads).toBe(2);
});

test('[R-INF-01] a read that fails fails for those who share it, and for nobody after', async () => {
  let fails = true;
  const read = sharedRead(async () => {
    if (fails) throw new Error('closed');
    return 'open';
  });
  const both = await Promise.allSettled([read(), read()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await read()).toBe('open');
});
