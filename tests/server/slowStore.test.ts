import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { ShortWait } from '../../server/plugins/app/ShortWait.ts';
import { openApp, type TestApp, type TestReader } from '../support/app.ts';

describe('[B-STO-02] a short wait', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());
  const after = (ms: number) => () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms));

  it('ends after 300 ms, and for a second no other one begins', async () => {
    const wait = new ShortWait();
    const intime = wait.for(after(299), 'without');
    await vi.advanceTimersByTimeAsync(299);
    expect(await intime).toBe('done');
    const late = wait.for(after(301), 'without');
    await vi.advanceTimersByTimeAsync(300);
    expect(await late).toBe('without');
    const work = vi.fn(after(0));
    await vi.advanceTimersByTimeAsync(999);
    expect(await wait.for(work, 'without')).toBe('without');
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const again = wait.for(work, 'without');
    await vi.advanceTimersByTimeAsync(0);
    expect(await again).toBe('done');
  });

  it('throws an error that comes in time, and drops one that comes late', async () => {
    const wait = new ShortWait();
    await expect(wait.for(() => Promise.reject(new Error('away')), 'without')).rejects.toThrow('away');
    const late = wait.for(() => after(400)().then(() => Promise.reject(new Error('late'))), 'without');
    await vi.advanceTimersByTimeAsync(500);
    expect(await late).toBe('without');
  });
});

describe('a store that does not answer', () => {
  let test: TestApp;
  let reader: TestReader;
  beforeEach(async () => {
    test = await openApp();
    reader = test.reader();
    await reader.begin();
  });
  afterEach(() => test.close());
  const timed = async (path: string) => {
    const startedAt = performance.now();
    const reply = await reader.get(path);
    return { ms: performance.now() - startedAt, cookies: reply.cookies.length };
  };

  it('[B-STO-02] keeps no page of a returning reader for longer than 500 ms, and the next one not at all', async () => {
    await timed('/nowhere');
    const read = vi.spyOn(test.storage.visitors, 'read').mockReturnValue(new Promise(() => undefined));
    expect(await timed('/nowhere')).toEqual({ ms: expect.toSatisfy((ms: number) => ms > 290 && ms < 500), cookies: 0 });
    expect((await timed('/nowhere')).ms).toBeLessThan(200);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('[B-PRV-01] is waited for by a call that could write for an erased visitor', async () => {
    vi.spyOn(test.storage.visitors, 'read').mockImplementation(() => sleep(600, null));
    vi.spyOn(test.storage.visitors, 'isErased').mockResolvedValue(true);
    expect((await reader.post(apiPaths.judgment, { verdict: 'cut' })).statusCode).toBe(410);
  });
});
