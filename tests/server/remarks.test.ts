import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { VisitorExport } from '#contract/api/visitorExport.ts';
import { apiPaths } from '#contract/paths.ts';
import { remarks, remarksAfterEnd } from '../../server/content/remarks/remarks.ts';
import { wordSaid } from '../../server/profile/acts.ts';
import { keenBatch, noon, openApp, type TestApp, type TestReader } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

const askOf = async (reader: TestReader, query = '') =>
  (await reader.get(`${apiPaths.remarks}${query}`)).json<unknown>();
const says = (phase: 1 | 2 | 3 | 4 | 5) => remarks[phase].map((remark) => remark.says);

describe('GET /api/visitor/remarks', () => {
  it('[R-UI-06] answers no lines at phase 0, and later those of the phase that this visitor has reached', async () => {
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
    // Another visitor is still at phase 0.
    expect(await askOf(test.reader())).toEqual({ phase: 0, lines: [] });
  });

  it('[R-UI-06] answers those of all five after the end, and withholds them from a suspected reader', async () => {
    const open = await openApp({ INSPECTOR: '1' });
    const reader = open.reader();
    await reader.get(apiPaths.remarks);
    open.pass(30_000);
    await reader.post(apiPaths.track, { behaviorData: keenBatch(open.now()) });
    const { visitor } = (await reader.get(apiPaths.export)).json<VisitorExport>();
    expect(await askOf(reader)).toEqual({ phase: 1, lines: says(1) });
    await open.storage.acts.save({ id: visitor, firstSeenAt: noon }, ['chair=sat']);
    expect(await askOf(reader)).toEqual({ phase: 1, lines: says(1) });
    await open.storage.acts.save({ id: visitor, firstSeenAt: noon }, [wordSaid]);
    expect(await askOf(reader)).toEqual({ phase: 1, lines: remarksAfterEnd.map((remark) => remark.says) });
    expect(await askOf(reader, '?suspicion=3')).toEqual({
      phase: 1,
      lines: remarksAfterEnd.map(({ withholds }) => withholds),
    });
    // A previewed phase is shown in its state before the end.
    expect(await askOf(reader, '?phase=4')).toEqual({ phase: 4, lines: says(4) });
    await open.close();
  });

  it('[R-UI-06, B-DEV-01] answers other lines for a preview only if the operator allows the inspector', async () => {
    expect(await askOf(test.reader(), '?phase=5&suspicion=5')).toEqual({ phase: 0, lines: [] });
    const open = await openApp({ INSPECTOR: '1' });
    const at = (suspicion: number) => askOf(open.reader(), `?phase=5&suspicion=${suspicion}`);
    expect(await at(2.9)).toEqual({ phase: 5, lines: says(5) });
    expect(await at(3)).toEqual({ phase: 5, lines: remarks[5].map(({ withholds }) => withholds) });
    expect((await open.reader().get(`${apiPaths.remarks}?phase=6`)).statusCode).toBe(400);
    await open.close();
  });
});
