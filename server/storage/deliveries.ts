import type { CountedLoad } from '#contract/api/visitorExport.ts';
import { termDays } from './terms.ts';

/**
 * The counted deliveries of a visitor, so that a repeated delivery counts once. They are in the visitor's own row: the
 * write that counts a delivery changes that row anyway. A separate row and index took a third of the time of a batch.
 */

/**
 * Largest number of remembered page loads and single clicks; the latest are kept. A client repeats a batch only until
 * the server answers: within minutes on an open page, otherwise at the next visit, before any new batch. A forgotten
 * batch that is counted twice adds little, because its dwell is limited by the server's clock (ingest.ts).
 */
export const mostLoads = 50;
/**
 * Largest number of ranges for one page load. A client sends one batch at a time, and a few together when the page is
 * left.
 */
export const mostRanges = 50;
const termMs = termDays.delivery * 86_400_000;

type Ranges = CountedLoad['numbers'];

const numbered = /^(.+)-(0|[1-9]\d{0,8})$/;

/** The page load and the number in `<load>-<number>`. A name without a number counts as a separate load, number -1. */
function partsOf(id: string): { load: string; number: number } {
  const [, load = id, number = '-1'] = numbered.exec(id) ?? [];
  return { load, number: Number(number) };
}

/**
 * The ranges with this number added; null if a range contains it. Over `mostRanges`, the two lowest ranges are merged:
 * the numbers between them are so old that they count as delivered.
 */
function withNumber(ranges: Ranges, number: number): Ranges | null {
  if (ranges.some(([first, last]) => first <= number && number <= last)) return null;
  const below = ranges.filter(([, last]) => last < number - 1);
  const above = ranges.filter(([first]) => first > number + 1);
  const joined = ranges.filter((range) => !below.includes(range) && !above.includes(range));
  const first = Math.min(number, ...joined.map((range) => range[0]));
  const last = Math.max(number, ...joined.map((range) => range[1]));
  const all: Ranges = [...below, [first, last], ...above];
  const [lowest, next, ...rest] = all;
  return lowest !== undefined && next !== undefined && all.length > mostRanges ? [[lowest[0], next[1]], ...rest] : all;
}

/**
 * The counted deliveries after adding `id`, with its page load last; null if `id` was counted before. Pure. B-STO-01,
 * B-PRV-03. Page loads whose last delivery is more than 7 days old are dropped. `nowMs`: epoch ms.
 */
export function countDelivery(
  counted: readonly CountedLoad[],
  id: string,
  nowMs: number,
): readonly CountedLoad[] | null {
  const { load, number } = partsOf(id);
  const known = counted.find((one) => one.load === load);
  const numbers = withNumber(known?.numbers ?? [], number);
  if (numbers === null) return null;
  const others = counted.filter(({ at, load: other }) => other !== load && at >= nowMs - termMs);
  return [...others, { load, numbers, at: nowMs }].slice(-mostLoads);
}
