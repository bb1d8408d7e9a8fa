import type { EarnedThoughts } from '#contract/api/thoughts.ts';
import { type CategoryName, categoryNames } from '../../content/thoughts/category.ts';
import { badged, type Thought } from '../../content/thoughts/thoughts.ts';

/** Number of first thoughts on a device that are drawn only from the machine's thoughts about itself. R-TH-06. */
const firstOfItself = 6;

/** The thoughts shown on this device. */
export interface Shown {
  readonly count: number;
  readonly has: (text: string) => boolean;
}

/**
 * One of `thoughts` that was not shown, all equally likely; undefined if there is none. While fewer than six were shown
 * on the device, only thoughts of the machine about itself are drawn. `chance`: a random number, 0 to below 1. R-TH-01,
 * R-TH-06.
 */
export function drawn(thoughts: readonly Thought[], shown: Shown, chance: number): Thought | undefined {
  const others = thoughts.filter(
    ({ text, isOfItself }) => !shown.has(text) && (isOfItself || shown.count >= firstOfItself),
  );
  return others[Math.floor(chance * others.length)];
}

interface Another {
  readonly another: Thought | undefined;
  /** True if every thought was shown on this device, so that a new round begins with `another`. */
  readonly isRoundOver: boolean;
}

/**
 * A thought that was not shown yet, from a random category or, if that category has none left, from the next category
 * with one. If there is none left, a thought other than the current one; a new round begins only if every category
 * could be fetched. `fetchCategory` rejects when a category cannot be fetched. `current`: the text on the page.
 * R-TH-01.
 */
export async function fetchAnother(
  fetchCategory: (category: CategoryName) => Promise<readonly Thought[]>,
  earned: EarnedThoughts,
  shown: Shown,
  current: string | undefined,
): Promise<Another> {
  const first = Math.floor(Math.random() * categoryNames.length);
  const fetched: Thought[] = [];
  let isWhole = true;
  for (const category of [...categoryNames.slice(first), ...categoryNames.slice(0, first)]) {
    const thoughts = await fetchCategory(category).catch(() => {
      isWhole = false;
      return [];
    });
    const all = [...thoughts, ...badged(category, earned[category] ?? [])];
    const another = drawn(all, shown, Math.random());
    if (another !== undefined) return { another, isRoundOver: false };
    fetched.push(...all);
  }
  const others = fetched.filter(({ text }) => text !== current);
  // After a whole round the device has shown no thought, except the current one, so those of itself come first again.
  const count = isWhole ? Number(current !== undefined) : shown.count;
  const again = { count, has: () => false };
  return { another: drawn(others, again, Math.random()), isRoundOver: isWhole };
}
