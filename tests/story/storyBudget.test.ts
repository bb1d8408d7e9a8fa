import { describe, expect, it } from 'vitest';
import { StoryBudget, StoryBusy } from '../../server/story/StoryBudget.ts';

/** A budget on a clock that only the test moves. */
function open() {
  let now = 0;
  const budget = new StoryBudget(() => now);
  return { budget, pass: (ms: number) => void (now += ms) };
}
const refusal = (run: () => unknown): number | null => {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof StoryBusy) return error.retryAfterSeconds;
    throw error;
  }
};

describe('[B-LIM-01] the work of stories', () => {
  it('is 1,200 choices of an address at once, and 300 more each second', () => {
    const { budget, pass } = open();
    for (let path = 0; path < 12; path += 1) budget.take('a', 100)();
    expect(refusal(() => budget.take('a', 1))).toBe(1);
    expect(refusal(() => budget.take('a', 600))).toBe(2);
    expect(refusal(() => budget.take('b', 100)())).toBeNull();
    pass(1_000);
    for (let path = 0; path < 3; path += 1) budget.take('a', 100)();
    expect(refusal(() => budget.take('a', 1))).toBe(1);
    pass(86_400_000);
    for (let path = 0; path < 12; path += 1) budget.take('a', 100)();
    expect(refusal(() => budget.take('a', 1))).toBe(1);
  });

  it('of one address waits 128 choices long, of all 512', () => {
    const { budget } = open();
    const done = budget.take('a', 65);
    budget.take('a', 63);
    expect(refusal(() => budget.take('a', 1))).toBe(1);
    done();
    budget.take('a', 65);
    for (const address of ['b', 'c', 'd']) budget.take(address, 128);
    expect(refusal(() => budget.take('e', 1))).toBe(1);
    expect(refusal(() => budget.take('b', 1))).toBe(1);
  });

  it('[B-LIM-01] a path that is longer than what may wait is played when nothing waits', () => {
    expect(refusal(() => open().budget.take('a', 200))).toBeNull();
  });

  it('[B-LIM-01] many addresses that are gone are forgotten, one that has used its budget is not', () => {
    const { budget, pass } = open();
    for (let address = 0; address < 10_000; address += 1) budget.take(`${address}`, 1)();
    pass(4_000);
    for (let path = 0; path < 12; path += 1) budget.take('0', 100)();
    budget.take('new', 1)();
    expect(refusal(() => budget.take('0', 100))).toBe(1);
  });
});
