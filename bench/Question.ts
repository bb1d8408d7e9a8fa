/** One question that a bench answers: a few cases that differ in one parameter, and what the dearest of them may cost. */
export interface Question {
  readonly title: string;
  /** The one thing that differs between the cases. */
  readonly varies: string;
  /** Milliseconds that one call of the last case may take, and why. */
  readonly budgetMs: number;
  /** Whether the budget is for the median, or for the dearest hundredth of what the case reports by `each`. */
  readonly budgetOf?: 'p50' | 'p99';
  readonly budgetReason: string;
  /** What a call handles, for the column of units a second. */
  readonly unit: string;
  /** How long each case is timed; 600 unless a call takes so long that this would be too few. */
  readonly timeMs?: number;
  readonly cases: readonly Case[];
}

export interface Case {
  readonly name: string;
  /** How many units one call handles. */
  readonly units: number;
  /** The timed part. */
  readonly run: () => void | Promise<void>;
  /**
   * Where every call is about something else: the median ms of each of those things. The tail of single calls would be
   * that of the machine, which may be shared.
   */
  readonly each?: () => readonly number[];
  /** Runs before each call, untimed. */
  readonly prepare?: () => void;
  /** Runs once at the end. */
  readonly finish?: () => void | Promise<void>;
}
