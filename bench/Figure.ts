/** One measured number, with its reference and budget. */
export interface Figure {
  /** Describes the measurement; unique within its file. */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The same measurement of something else in the same run, in the same unit. */
  readonly reference?: { readonly name: string; readonly value: number };
  readonly budget?: Budget;
}

/** The limit of a figure. A figure with a budget for its ratio has a reference. */
export interface Budget {
  readonly of: 'value' | 'ratio';
  readonly most: number;
  /** Why the budget has this size. It is printed when the budget is exceeded. */
  readonly reason: string;
}

export interface BenchOptions {
  /** Number of repetitions of each browser measurement: 3, or 1 with `--quick`. The figure is the median. */
  readonly repetitions: number;
  /** True with `--long`: measurements that take ten minutes run too. */
  readonly isLong: boolean;
  /** The paths given by `--route`; null for all. */
  readonly routes: readonly string[] | null;
}

/** The function `measure` exported by each *.bench.ts file. */
export type Measure = (options: BenchOptions) => Promise<readonly Figure[]>;

/** The figure divided by its reference; null without a reference. 1 if both are 0. */
export function ratioOf({ value, reference }: Figure): number | null {
  if (reference === undefined) return null;
  return value === 0 && reference.value === 0 ? 1 : value / reference.value;
}

/** True for a figure within its budget or without a budget. With a budget, NaN is false: the measurement failed. */
export function isWithinBudget(figure: Figure): boolean {
  const { budget, value } = figure;
  if (budget === undefined) return true;
  return (budget.of === 'value' ? value : (ratioOf(figure) ?? Number.NaN)) <= budget.most;
}
