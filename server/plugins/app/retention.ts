import { randomUUID } from 'node:crypto';
import fp from 'fastify-plugin';
import type { DuePlaces } from '../../storage/dueVisitors.ts';
import './clock.ts';
import './storage.ts';
import { ClockWatch } from './ClockWatch.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** True while retention is paused because the clock may be wrong. */
    isRetentionPaused: () => boolean;
  }
}

/**
 * A step erases at most a hundred visitors (1.7 million a day) and examines the deliveries of a thousand. So no request
 * has to wait noticeably for a step.
 */
const defaultStepIntervalMs = 5000;
/**
 * Lifetime of the lease of the process that takes the steps. When this process ends, another process takes the steps
 * after about a minute.
 */
const leaseMs = 60_000;
const renewMs = 30_000;
/** Interval for storing the time of the last step, ms. */
const noteEveryMs = 3_600_000;
/** A step that erases more visitors than this is logged as unusual. */
const usualInStep = 10;

export interface RetentionOptions {
  readonly days: number;
  /** Time between two steps, ms; 5 s by default. */
  readonly stepIntervalMs?: number;
}

/**
 * Deletes expired rows, in small steps while the server runs. B-PRV-03, B-OPS-03.
 * - all rows of a visitor without a write for `days` days
 * - old delivery ids
 * - unpaid orders
 *
 * After the last visitor, retention starts again with the first. Only one of several processes takes the steps. Each
 * step that erases visitors is logged as a warning, also when it fails midway. No step is taken while the clock may be
 * wrong.
 */
export default fp<RetentionOptions>(
  async (app, { days, stepIntervalMs = defaultStepIntervalMs }) => {
    let after: string | null = null;
    let places: DuePlaces | null = null;
    const holder = randomUUID();
    let renewAt = -Infinity;
    /**
     * Whether this process takes the steps. A process without the lease pauses nothing, and forgets the time of its
     * last step, because another process takes later ones.
     */
    const leads = async (): Promise<boolean> => {
      if (performance.now() < renewAt) return true;
      const isLeading = await app.storage.lease('retention', holder, leaseMs);
      renewAt = isLeading ? performance.now() + renewMs : -Infinity;
      if (!isLeading) {
        notedAt = null;
        isPaused = false;
      }
      return isLeading;
    };
    /** Runs a step that calls `onErased` after each erased visitor, and logs their number. */
    const logErased = async <T>(takeCounted: (onErased: () => void) => Promise<T>): Promise<T> => {
      let erased = 0;
      try {
        return await takeCounted(() => void (erased += 1));
      } finally {
        const isUsual = erased <= usualInStep;
        const unusual = 'erased more expired visitors than usual; check the clock and RETENTION_DAYS';
        if (erased > 0) app.log.warn({ erased }, isUsual ? 'erased expired visitors' : unusual);
      }
    };
    const takeDue = async (): Promise<void> => {
      const { visitors } = app.storage;
      const { places: next, pruned } = await logErased((onErased) => visitors.removeDue(places, days, onErased));
      places = next;
      if (pruned > 0) app.log.info({ pruned }, 'deleted expired delivery names and unpaid orders');
    };
    let step: Promise<void> | null = null;
    let hasFailed = false;
    let isPaused = false;
    let notedAt: number | null = null;
    const watch = new ClockWatch(() => performance.now(), days);
    app.decorate('isRetentionPaused', () => isPaused);

    const isClockRight = async (): Promise<boolean> => {
      const { marks, time } = app.storage;
      // A store of an older version has no mark. Then the time of the last visit is used.
      const lastMs = notedAt ?? (await marks.read('retention')) ?? (await time.newest());
      const aheadMs = await time.aheadMs();
      const nowMs = app.clock();
      const { isRight, line } = watch.look({ nowMs, lastMs, aheadMs });
      if (line !== null) app.log[isRight ? 'warn' : 'error'](line);
      isPaused = !isRight;
      if (isRight && (notedAt === null || Math.abs(nowMs - notedAt) >= noteEveryMs)) {
        await marks.write('retention', nowMs);
        notedAt = nowMs;
      }
      return isRight;
    };
    const takeStep = async (): Promise<void> => {
      if (!(await leads()) || !(await isClockRight())) return;
      await takeDue();
      // The deletion took time, and the clock may have jumped meanwhile.
      if (!(await isClockRight())) return;
      const { visitors } = app.storage;
      ({ last: after } = await logErased((onErased) => visitors.removeExpired(after, days, onErased)));
    };
    const attempt = async (work: () => Promise<unknown>): Promise<void> => {
      try {
        await work();
        hasFailed = false;
      } catch (error) {
        // The next steps try again. One log line is enough while the store does not answer.
        if (!hasFailed) app.log.warn({ err: error }, 'cannot delete expired data; trying again');
        hasFailed = true;
      }
      step = null;
    };
    const timer = setInterval(() => void (step ??= attempt(takeStep)), stepIntervalMs);
    timer.unref();
    // Checked at once, so that the operator sees a wrong clock at the start.
    app.addHook('onReady', async () => void (step ??= attempt(isClockRight)));
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await step;
    });
  },
  { name: 'retention', dependencies: ['storage', 'clock'] },
);
