/**
 * Shares as whole percentages that add up to exactly 100. Each is rounded down. The missing points are given to the
 * largest remainders; of equal remainders, the earlier first. `parts` are 0 or more, in any unit. If their sum is 0,
 * all results are 0. Pure. B-MIN-02.
 */
export function wholePercents(parts: readonly number[]): number[] {
  const sum = parts.reduce((total, part) => total + part, 0);
  if (sum <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (100 * part) / sum);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((total, part) => total + part, 0);
  const byRemainder = exact.map((part, index) => ({ index, left: part - Math.floor(part) }));
  byRemainder.sort((a, b) => b.left - a.left || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
