/** One question that a benchmark answers: cases that differ in one parameter, and a time budget for the last of them. */
export interface Question {
  readonly title: string;
  /** The parameter in which the cases differ. */
  readonly varies: string;
  /** The most that one call of the last case may take, in milliseconds. The last case is the most expensive one. */
  readonly budgetMs: number;
  /** What the budget limits: the median of the calls (the default), or the 99th percentile of `itemMediansMs`. */
  readonly budgetOf?: 'p50' | 'p99';
  /** Why the budget has this size. It is printed beside the result. */
  readonly budgetReason: string;
  /** What one call processes, for the column of units per second. */
  readonly unit: string;
  /** How long each case is timed, in milliseconds. Default 600; slow calls need more to be measured often enough. */
  readonly timeMs?: number;
  readonly cases: readonly Case[];
}

export interface Case {
  readonly name: string;
  /** How many units one call processes. */
  readonly units: number;
  /** The timed part. */
  readonly run: () => void | Promise<void>;
  /**
   * For a case whose calls process different items: the median time of each item in milliseconds, read after the run. The
   * 99th percentile is taken over these medians, because the slowest single calls depend on the load of the machine.
   */
  readonly itemMediansMs?: () => readonly number[];
  /** Runs before each call, untimed. */
  readonly prepare?: () => void;
  /** Runs once at the end, to release what the case holds. */
  readonly finish?: () => void | Promise<void>;
}
