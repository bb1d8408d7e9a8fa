import { randomUUID } from 'node:crypto';
import fp from 'fastify-plugin';
import type { DuePlaces } from '../../storage/dueVisitors.ts';
import './clock.ts';
import './storage.ts';
import { ClockWatch } from './ClockWatch.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** True while retention waits, because the clock may be wrong. */
    isRetentionHeld: () => boolean;
  }
}

/**
 * A step erases a hundred visitors at most, which is 1.7 million a day, and looks at the deliveries of a thousand. No step is
 * felt by anybody.
 */
const defaultStepIntervalMs = 5000;
/** One process at a time takes the steps. When it ends, another one goes on after a minute. */
const leaseMs = 60_000;
const renewMs = 30_000;
/** How often the store is told that retention goes on, ms. */
const noteEveryMs = 3_600_000;
/** A step that erases more visitors is logged as a warning. */
const usualInStep = 10;

export interface RetentionOptions {
  readonly days: number;
  /** Time between two steps, ms; 5 s by default. */
  readonly stepIntervalMs?: number;
}

/**
 * Deletes what is past its term, in small steps while the server runs: all rows of a visitor of whom nothing was written
 * for `days` days, old delivery ids and unpaid orders. After the last visitor it begins again. Of several processes one does
 * it. Each step that deletes is logged, and none is taken by a clock that may be wrong. B-PRV-03, B-OPS-03.
 */
export default fp<RetentionOptions>(
  async (app, { days, stepIntervalMs = defaultStepIntervalMs }) => {
    let after: string | null = null;
    let places: DuePlaces | null = null;
    const holder = randomUUID();
    let renewAt = -Infinity;
    /** Whether this process takes the steps. */
    const leads = async (): Promise<boolean> => {
      if (performance.now() < renewAt) return true;
      renewAt = (await app.storage.lease('retention', holder, leaseMs)) ? performance.now() + renewMs : -Infinity;
      return renewAt > 0;
    };
    const takeDue = async (): Promise<void> => {
      const { places: next, erased, pruned } = await app.storage.visitors.removeDue(places, days);
      places = next;
      if (erased + pruned > 0)
        app.log[erased > usualInStep ? 'warn' : 'info']({ erased, pruned }, 'what was past its term was deleted');
    };
    let step: Promise<void> | null = null;
    let hasFailed = false;
    let isHeld = false;
    let notedAt: number | null = null;
    const watch = new ClockWatch(() => performance.now());
    app.decorate('isRetentionHeld', () => isHeld);

    const isClockRight = async (): Promise<boolean> => {
      const { marks, time } = app.storage;
      // A store of an older version has no mark, so the last visit counts.
      const lastMs = notedAt ?? (await marks.read('retention')) ?? (await time.newest());
      const aheadMs = await time.aheadMs();
      const nowMs = app.clock();
      const { isRight, line } = watch.look({ nowMs, lastMs, aheadMs });
      if (line !== null) app.log[isRight ? 'warn' : 'error'](line);
      isHeld = !isRight;
      if (isRight && (notedAt === null || Math.abs(nowMs - notedAt) >= noteEveryMs)) {
        await marks.write('retention', nowMs);
        notedAt = nowMs;
      }
      return isRight;
    };
    const takeStep = async (): Promise<void> => {
      if (!(await leads()) || !(await isClockRight())) return;
      await takeDue();
      // It took time, and the clock may have jumped meanwhile.
      if (!(await isClockRight())) return;
      const { last, erased } = await app.storage.visitors.removeExpired(after, days);
      after = last;
      if (erased > 0)
        app.log[erased > usualInStep ? 'warn' : 'info']({ erased }, 'visitors past their term were erased');
    };
    const attempt = async (work: () => Promise<unknown>): Promise<void> => {
      try {
        await work();
        hasFailed = false;
      } catch (error) {
        // The next steps try again; one line is enough for a store that is away.
        if (!hasFailed) app.log.warn({ err: error }, 'what is past its term could not be deleted');
        hasFailed = true;
      }
      step = null;
    };
    const timer = setInterval(() => void (step ??= attempt(takeStep)), stepIntervalMs);
    timer.unref();
    // At once, so that whoever starts the server reads of a wrong clock then.
    app.addHook('onReady', async () => void (step ??= attempt(isClockRight)));
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await step;
    });
  },
  { name: 'retention', dependencies: ['storage', 'clock'] },
);
