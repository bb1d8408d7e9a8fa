import type { Census } from '#contract/api/census.ts';

/** Maximum number of dots in the drawing. With more visitors a dot represents several visitors. */
export const dotLimit = 420;
const tiers = 6;

/** Dimensions of the drawing: six concentric bands around the middle of the lower edge, tier 0 outermost. */
export const plan = { width: 1000, height: 520, centre: { x: 500, y: 500 }, inner: 88, band: 66 } as const;

export interface Dot {
  readonly tier: number;
  /** From left to right within its tier. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly isPresent: boolean;
}

export interface Field {
  readonly dots: readonly Dot[];
  /**
   * Number of visitors per dot: the smallest of 1, 2, 5, 10 and so on that keeps the number of dots within the limit.
   */
  readonly each: number;
  readonly radius: number;
}

const dotsFor = (counts: readonly number[], each: number): number =>
  counts.reduce((sum, count) => sum + Math.ceil(count / each), 0);

/** The smallest of 1, 2, 5, 10, 20 and so on with which the dots of all tiers are within the limit. */
export function visitorsADot(phases: readonly number[]): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) {
      if (dotsFor(phases, step * power) <= dotLimit) return step * power;
    }
  }
}

/** Radii of `rows` rows of dots, `gap` apart, in the middle of a tier's band. */
const radiiOf = (tier: number, rows: number, gap: number): number[] =>
  Array.from(
    { length: rows },
    (_, row) => plan.inner + plan.band * (tiers - tier - 0.5) + gap * ((rows - 1) / 2 - row),
  );

/** Number of rows that a tier needs when its dots are `gap` apart. */
function rowsFor(tier: number, count: number, gap: number): number {
  for (let rows = 1; ; rows += 1) {
    const places = radiiOf(tier, rows, gap).reduce((sum, radius) => sum + Math.floor((Math.PI * radius) / gap), 0);
    if (count <= places) return rows;
  }
}

/** Positions of a tier's dots: spread evenly over its rows, sorted from left to right. */
function seats(tier: number, count: number, gap: number): { x: number; y: number }[] {
  const radii = radiiOf(tier, rowsFor(tier, count, gap), gap);
  const whole = radii.reduce((sum, radius) => sum + radius, 0);
  let placed = 0;
  let reached = 0;
  return radii
    .flatMap((radius) => {
      reached += radius;
      const here = Math.round((count * reached) / whole) - placed;
      placed += here;
      return Array.from({ length: here }, (_, at) => ({ radius, turn: (at + 0.5) / here }));
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ radius, turn }) => ({
      x: plan.centre.x - radius * Math.cos(Math.PI * turn),
      y: plan.centre.y - radius * Math.sin(Math.PI * turn),
    }));
}

/** `many` indices below `count`, spread irregularly. Every call returns the same indices. */
function scattered(count: number, many: number): ReadonlySet<number> {
  const at = (index: number) => ((index + 1) * (index + 7) * 0.618_033_988_75) % 1;
  const order = Array.from({ length: count }, (_, index) => index).sort((a, b) => at(a) - at(b));
  return new Set(order.slice(0, many));
}

/** Positions of all dots. Presence is known by tier only, so the choice of filled dots in a tier is arbitrary. Pure. */
export function fieldOf({ phases, present }: Pick<Census, 'phases' | 'present'>): Field {
  const each = visitorsADot(phases);
  const counts = phases.map((count) => Math.ceil(count / each));
  let rows = 1;
  while (counts.some((count, tier) => rowsFor(tier, count, plan.band / rows) > rows)) rows += 1;
  const gap = plan.band / rows;
  const dots = counts.flatMap((count, tier) => {
    const full = scattered(count, Math.min(count, Math.ceil((present[tier] ?? 0) / each)));
    return seats(tier, count, gap).map((seat, index) => ({
      ...seat,
      tier,
      index,
      isPresent: full.has(index),
    }));
  });
  return { dots, each, radius: Math.min(12, gap * 0.3) };
}

/** Converts `clientX` to x in the drawing. The drawing is centred in its box and as large as fits. */
export function planXAt(clientX: number, box: Pick<DOMRect, 'left' | 'width' | 'height'>): number {
  const scale = Math.min(box.width / plan.width, box.height / plan.height);
  return (clientX - box.left - (box.width - plan.width * scale) / 2) / scale;
}

/** Path data of a tier's outline. */
export function bandPath(tier: number): string {
  const [outer, inner] = [plan.inner + plan.band * (tiers - tier), plan.inner + plan.band * (tiers - tier - 1)];
  const { x, y } = plan.centre;
  return `M${x - outer} ${y}A${outer} ${outer} 0 0 1 ${x + outer} ${y}H${x + inner}A${inner} ${inner} 0 0 0 ${x - inner} ${y}Z`;
}

/** A search. The remaining candidates are the dots of `among` from index `from` up to, but not including, `to`. */
export interface Search {
  readonly among: readonly Dot[];
  readonly from: number;
  readonly to: number;
}

/**
 * Begins a search with the tier's dots that have the reader's presence, or with the whole tier if there are no such
 * dots.
 */
export function beginSearch(dots: readonly Dot[], tier: number, isPresent: boolean): Search {
  const inTier = dots.filter((dot) => dot.tier === tier);
  const alike = inTier.filter((dot) => dot.isPresent === isPresent);
  const among = alike.length > 0 ? alike : inTier;
  return { among, from: 0, to: among.length };
}

/** Index at which the halves meet. With an odd number of dots, the left half has one more. */
export const middleOf = ({ from, to }: Search): number => Math.ceil((from + to) / 2);

export const keepHalf = (search: Search, side: 'left' | 'right'): Search =>
  side === 'left' ? { ...search, to: middleOf(search) } : { ...search, from: middleOf(search) };

export const leftOf = ({ from, to }: Search): number => to - from;

/**
 * The result of a search that ended before this page load: the dot in the middle, because the dot found is not stored.
 */
export function endOfSearch(search: Search): Search {
  const middle = Math.floor(search.among.length / 2);
  return { ...search, from: middle, to: Math.min(middle + 1, search.among.length) };
}
