import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClockWatch } from '../../server/plugins/app/ClockWatch.ts';
import { keenBatch, noon, openApp, type TestApp } from '../support/app.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe('what retention believes', () => {
  it.each([
    [400, null, null, true],
    [400, 7 * dayMs, null, true],
    [400, 7 * dayMs + 1, null, false],
    [14, 7 * dayMs, null, true],
    [13, 6.5 * dayMs, null, true],
    [13, 6.5 * dayMs + 1, null, false],
    [1, dayMs / 2, null, true],
    [1, dayMs / 2 + 1, null, false],
    [400, -400 * dayMs, null, true],
    [400, 0, 60_000, true],
    [400, 0, 60_001, false],
    [400, 0, -60_000, true],
    [400, 0, -60_001, false],
  ])(
    '[B-OPS-03] rows kept %s days, a gap of %s ms, %s ms ahead of the database: %s',
    (days, gapMs, aheadMs, isRight) => {
      const lastMs = gapMs === null ? null : noon - gapMs;
      expect(new ClockWatch(() => 0, days).look({ nowMs: noon, lastMs, aheadMs }).isRight).toBe(isRight);
    },
  );

  it('[B-OPS-03] says why once an hour, believes a gap after a day of running, and says that too', () => {
    let uptime = 5_000;
    const watch = new ClockWatch(() => uptime, 400);
    const look = () => watch.look({ nowMs: noon + 401 * dayMs, lastMs: noon, aheadMs: null });
    const line =
      'retention paused, the clock looks wrong: it is 401 days after the last use of this store. Correct it; a correct clock is trusted after a day';
    expect(look()).toEqual({ isRight: false, line });
    uptime += hourMs - 1;
    expect(look()).toEqual({ isRight: false, line: null });
    uptime += 1;
    expect(look()).toEqual({ isRight: false, line });
    uptime += 23 * hourMs - 1;
    expect(look().isRight).toBe(false);
    uptime += 1;
    expect(look()).toEqual({
      isRight: true,
      line: 'the clock is trusted again; retention continues',
    });
    expect(watch.look({ nowMs: noon, lastMs: noon, aheadMs: null })).toEqual({ isRight: true, line: null });
  });

  it('[B-OPS-03] never believes a clock that the database contradicts, however long it runs', () => {
    let uptime = 0;
    const watch = new ClockWatch(() => uptime, 400);
    const look = (aheadMs: number) => watch.look({ nowMs: noon, lastMs: noon, aheadMs });
    expect(look(401 * dayMs).line).toBe(
      "retention paused, the clock looks wrong: it is 34646400 s ahead of the database's clock. Synchronise both",
    );
    uptime += 30 * dayMs;
    expect(look(-61_000)).toEqual({
      isRight: false,
      line: "retention paused, the clock looks wrong: it is 61 s behind the database's clock. Synchronise both",
    });
    expect(look(0).isRight).toBe(true);
  });
});

describe('the running server under a clock that jumps', () => {
  let test: TestApp;
  afterEach(() => test.close());
  const open = async (env: Readonly<Record<string, string>> = {}) => {
    test = await openApp(env, null, { retentionStepMs: 20 });
    await test.app.ready();
    const log = { warn: vi.spyOn(test.app.log, 'warn'), error: vi.spyOn(test.app.log, 'error') };
    // The correct time is stored at the start. An earlier jump of the clock would be trusted.
    await expect.poll(() => test.storage.marks.read('retention')).toBe(noon);
    return { log, info: vi.spyOn(test.app.log, 'info') };
  };
  /** Stores one vote for each of `count` new visitors, whose ids begin with `letter`. */
  const vote = (count: number, letter = '0') =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        test.storage.judgments.save({ id: letter + index.toString(16).padStart(31, '0'), firstSeenAt: noon }, 'cut'),
      ),
    );
  const votes = async () => (await test.storage.judgments.countVotes()).cut;

  it('[B-OPS-03] erases nobody while it is 401 days ahead, says so, and goes on when it is right again', async () => {
    const { log } = await open();
    await vote(122);
    test.pass(401 * dayMs);
    await expect
      .poll(() => log.error.mock.calls)
      .toEqual([
        [
          'retention paused, the clock looks wrong: it is 401 days after the last use of this store. Correct it; a correct clock is trusted after a day',
        ],
      ]);
    expect(test.app.isRetentionPaused()).toBe(true);
    test.pass(-401 * dayMs);
    // The log says that retention continues. Under the wrong clock no step was taken.
    await expect.poll(() => log.warn.mock.calls).toEqual([['the clock is trusted again; retention continues']]);
    expect(await votes()).toBe(122);
    expect(test.app.isRetentionPaused()).toBe(false);
  });

  it('[B-OPS-03] with RETENTION_DAYS=5 a clock that is 6 days ahead erases nobody', async () => {
    const { log } = await open({ RETENTION_DAYS: '5' });
    await vote(3);
    test.pass(6 * dayMs);
    await expect
      .poll(() => log.error.mock.calls)
      .toEqual([
        [
          'retention paused, the clock looks wrong: it is 6 days after the last use of this store. Correct it; a correct clock is trusted after a day',
        ],
      ]);
    expect(await votes()).toBe(3);
  });

  it('[B-OPS-03] a process that takes over after 8 days believes the last step of the other', async () => {
    test = await openApp({}, null, { retentionStepMs: 20 });
    const { marks } = test.storage;
    expect(await test.storage.lease('retention', 'other', 60_000)).toBe(true);
    const lease = vi.spyOn(test.storage, 'lease');
    await test.app.ready();
    const error = vi.spyOn(test.app.log, 'error');
    await expect.poll(() => marks.read('retention')).toBe(noon);
    // At each step the process asks for the lease. At the third, the second has been refused.
    await expect.poll(() => lease.mock.calls.length).toBeGreaterThanOrEqual(3);
    await marks.write('retention', noon + 8 * dayMs - hourMs);
    test.pass(8 * dayMs);
    // The lease has run out, and the process takes over.
    await expect.poll(() => marks.read('retention')).toBe(noon + 8 * dayMs);
    expect(error.mock.calls).toEqual([]);
    expect(test.app.isRetentionPaused()).toBe(false);
  });

  it('[B-OPS-03] the store knows when retention last went on, or else when a visitor was last seen', async () => {
    await open();
    const { marks, time, visitors } = test.storage;
    await test.sql('delete from probe where id = 2');
    expect(await marks.read('retention')).toBeNull();
    expect(await time.newest()).toBeNull();
    test.pass(1);
    await visitors.ingest({ id: 'a'.repeat(32), firstSeenAt: noon }, null, keenBatch(noon));
    expect(await time.newest()).toBe(noon + 1);
    await marks.write('retention', noon + 2);
    expect(await marks.read('retention')).toBe(noon + 2);
  });

  it('[B-OPS-03] a wrong clock forgets no erasure: tombstones go with the visitors, not with the next erasure', async () => {
    await open();
    const { visitors } = test.storage;
    await visitors.erase('a'.repeat(32));
    await expect.poll(() => visitors.isErased('a'.repeat(32))).toBe(true);
    test.pass(402 * dayMs);
    await visitors.erase('b'.repeat(32));
    await expect.poll(() => test.app.isRetentionPaused()).toBe(true);
    expect(await visitors.isErased('a'.repeat(32))).toBe(true);
  });

  const usual = 'erased expired visitors';
  const unusual = 'erased more expired visitors than usual; check the clock and RETENTION_DAYS';
  const erasing = (calls: readonly unknown[][]) => calls.filter(([, said]) => said === usual || said === unusual);
  /** Runs `work` between two steps, because a step that is running would find only some of the expired rows. */
  const betweenSteps = async (work: () => Promise<unknown>) => {
    test.pass(402 * dayMs);
    await expect.poll(() => test.app.isRetentionPaused()).toBe(true);
    await work();
    test.pass(-402 * dayMs);
  };

  it('[B-OPS-03] logs as a warning how many visitors each step erases, more than ten as unusual', async () => {
    const { log } = await open();
    /**
     * Adds expired votes. The ids of the new visitors must sort after all earlier ids, because a step continues after
     * the last visitor of the previous step.
     */
    const voteLongAgo = (count: number, letter: string) =>
      betweenSteps(async () => {
        await vote(count, letter);
        await test.sql('update judgments set voted_at = ?', noon - 401 * dayMs);
      });
    await voteLongAgo(10, 'a');
    await expect.poll(() => erasing(log.warn.mock.calls)).toEqual([[{ erased: 10 }, usual]]);
    await voteLongAgo(11, 'b');
    await expect.poll(() => erasing(log.warn.mock.calls).slice(1)).toEqual([[{ erased: 11 }, unusual]]);
    expect(await votes()).toBe(0);
  });

  it.each([
    ['votes', 'judgments', 'voted_at'],
    ['records', 'visitors', 'updated_at'],
  ])(
    '[B-OPS-03] a step that fails after it erased two visitors with %s logs these two',
    async (_what, table, column) => {
      const { log } = await open();
      await betweenSteps(async () => {
        await vote(3);
        if (table === 'visitors') {
          for (let index = 0; index < 3; index += 1) {
            const visitor = { id: index.toString(16).padStart(32, '0'), firstSeenAt: noon };
            await test.storage.visitors.ingest(visitor, null, keenBatch(noon));
          }
        }
        for (const [each, at] of [
          ['judgments', 'voted_at'],
          [table, column],
        ])
          await test.sql(`update ${each} set ${at} = ?`, noon - 401 * dayMs);
        await test.sql(`create trigger stuck before delete on ${table} when old.visitor like '%2'
        begin select raise(abort, 'stuck'); end`);
      });
      await expect.poll(() => erasing(log.warn.mock.calls)).toEqual([[{ erased: 2 }, usual]]);
      expect(await votes()).toBe(1);
      await test.sql('drop trigger stuck');
      await expect.poll(() => erasing(log.warn.mock.calls).slice(1)).toEqual([[{ erased: 1 }, usual]]);
    },
  );
});
