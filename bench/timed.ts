import { Bench } from 'tinybench';
import type { Figure, Measure } from './Figure.ts';

/** One question about the time of a function: cases that differ in one parameter, and a budget for the last case. */
export interface Question {
  /** The most that one call of the last case may take, in milliseconds. The last case is the most expensive one. */
  readonly budgetMs: number;
  /** The value limited by the budget: the median of the calls (default), or the 99th percentile of `itemMediansMs`. */
  readonly budgetOf?: 'p50' | 'p99';
  /** Why the budget has this size. */
  readonly budgetReason: string;
  /** Time for each case, in milliseconds. Default 600; slow calls need more for enough repetitions. */
  readonly timeMs?: number;
  readonly cases: readonly Case[];
}

export interface Case {
  readonly name: string;
  /** The timed part. */
  readonly run: () => void | Promise<void>;
  /**
   * For a case whose calls process different items: the median time of each item in milliseconds, read after the run.
   * The 99th percentile is over these medians, because the slowest single calls depend on the machine's load.
   */
  readonly itemMediansMs?: () => readonly number[];
  /** Runs before each call, untimed. */
  readonly prepare?: () => void;
  /** Runs once at the end, to release resources. */
  readonly finish?: () => void | Promise<void>;
}

/** Times the cases with tinybench. Gives a figure for each case, with the first case as reference. */
export function timed(question: Question): Measure {
  return async () => {
    const { cases, timeMs = 600, budgetMs, budgetOf, budgetReason } = question;
    const bench = new Bench({ time: timeMs, warmupTime: 200 });
    for (const { name, run, prepare } of cases) bench.add(name, run, prepare && { beforeEach: prepare });
    await bench.run();
    for (const { finish } of cases) await finish?.();
    const times = cases.map(({ itemMediansMs }, index) => {
      const { result } = bench.tasks[index]!;
      if ('error' in result) throw result.error;
      if (budgetOf === 'p99') return percentile99(itemMediansMs?.() ?? []);
      return 'latency' in result ? result.latency.p50 : Number.NaN;
    });
    return cases.map(({ name }, index): Figure => ({
      name: budgetOf === 'p99' ? `${name}, 99th percentile` : name,
      value: times[index]! * 1000,
      unit: 'µs',
      ...(index > 0 && { reference: { name: cases[0]!.name, value: times[0]! * 1000 } }),
      ...(index === cases.length - 1 && { budget: { of: 'value', most: budgetMs * 1000, reason: budgetReason } }),
    }));
  };
}

const percentile99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
