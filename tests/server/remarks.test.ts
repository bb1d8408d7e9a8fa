import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { remarks } from '../../server/content/remarks/remarks.ts';
import { keenBatch, openApp, type TestApp, type TestReader } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

const askOf = async (reader: TestReader, query = '') =>
  (await reader.get(`${apiPaths.remarks}${query}`)).json<unknown>();
const says = (phase: 1 | 2 | 3 | 4 | 5) => remarks[phase].map((remark) => remark.says);

describe('GET /api/visitor/remarks', () => {
  it('[R-UI-06] none at phase 0, and the lines of the phase that this visitor has reached', async () => {
    const reader = test.reader();
    const reply = await reader.get(apiPaths.remarks);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({ phase: 0, lines: [] });
    const read = async (flushes: number) => {
      for (let flush = 0; flush < flushes; flush += 1) {
        test.pass(30_000);
        await reader.post(apiPaths.track, { behaviorData: keenBatch(test.now()) });
      }
    };
    await read(1);
    expect(await askOf(reader)).toEqual({ phase: 1, lines: says(1) });
    await read(9);
    expect(await askOf(reader)).toEqual({ phase: 2, lines: says(2) });
    // Another visitor has not reached anything.
    expect(await askOf(test.reader())).toEqual({ phase: 0, lines: [] });
  });

  it('[R-UI-06, B-DEV-01] a preview shows other lines only where the inspector is open', async () => {
    expect(await askOf(test.reader(), '?phase=5&suspicion=5')).toEqual({ phase: 0, lines: [] });
    const open = await openApp({ INSPECTOR: '1' });
    const at = (suspicion: number) => askOf(open.reader(), `?phase=5&suspicion=${suspicion}`);
    expect(await at(2.9)).toEqual({ phase: 5, lines: says(5) });
    expect(await at(3)).toEqual({ phase: 5, lines: remarks[5].map(({ withholds }) => withholds) });
    expect((await open.reader().get(`${apiPaths.remarks}?phase=6`)).statusCode).toBe(400);
    await open.close();
  });
});
