import type { Worker } from 'playwright-core';
import { test } from 'vitest';
import { deliveredBy } from '../../../support/fault-proxy.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';
import { press, visitBy } from '../../../support/faultVisit.ts';

const browser = await sharedBrowser();
const server = sharedServer();
const patient = { timeout: 60_000, interval: 100 };

/** Ways in which a real worker stops answering. */
const deaths: Readonly<Record<string, (worker: Worker) => Promise<unknown>>> = {
  'ends itself': (worker) => worker.evaluate(() => globalThis.close()),
  'throws where nobody catches': (worker) =>
    worker.evaluate(() => {
      setTimeout(() => {
        throw new Error('The test ends this worker.');
      });
    }),
  'hangs in a loop': (worker) =>
    worker.evaluate(() => {
      setTimeout(() => {
        for (;;);
      });
    }),
};

test.for(Object.entries(deaths))(
  '[B-WRK-02] fault 21: in a real browser a worker that %s is replaced; the next one answers, and nothing is lost',
  async ([, die], { expect }) => {
    const visit = await visitBy(browser, server);
    // The worker decides when a batch is sent. At sixty times the speed it sends about two batches a second.
    const page = await visit.open('/survival-analysis?inspect&speed=60');
    const acts = () => deliveredBy(visit.proxy).filter((entry) => entry.startsWith('act:'));
    await press(page, ['act:before']);
    await expect.poll(acts, patient).toEqual(['act:before']);

    const [first] = page.workers();
    if (first === undefined) throw new Error('The page has no worker.');
    const isGone = first.waitForEvent('close', { timeout: 60_000 });
    const hasNext = page.waitForEvent('worker', { timeout: 60_000 });
    die(first).catch(() => undefined);
    await press(page, ['act:meanwhile']);
    const next = await hasNext;
    await isGone;
    expect(page.workers()).toEqual([next]);

    await press(page, ['act:after']);
    await expect.poll(acts, patient).toEqual(['act:before', 'act:meanwhile', 'act:after']);
    await visit.close();
  },
);
