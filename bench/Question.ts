/** One question that a bench answers: a few cases that differ in one parameter, and what the dearest of them may cost. */
export interface Question {
  readonly title: string;
  /** The one thing that differs between the cases. */
  readonly varies: string;
  /** Milliseconds that one call of the last case may take, and why. */
  readonly budgetMs: number;
  readonly budgetReason: string;
  /** What a call handles, for the column of units a second. */
  readonly unit: string;
  readonly cases: readonly Case[];
}

export interface Case {
  readonly name: string;
  /** How many units one call handles. */
  readonly units: number;
  /** The timed part. */
  readonly run: () => void;
  /** Runs before each call, untimed. */
  readonly prepare?: () => void;
  /** Runs once at the end. */
  readonly finish?: () => void;
}
