import { categories } from './category.ts';
import type { CategoryName, CategoryTexts } from './category.ts';
import { memory } from './memory.ts';

/** One thought with its badge (spec §3, "Thought entry"). */
export interface Thought {
  readonly text: string;
  readonly category: CategoryName;
  readonly icon: string;
  readonly colour: string;
  /** True for a thought of the machine about itself. */
  readonly isOfItself: boolean;
}

/** Makes thoughts from texts, with the badge of their category. */
export const badged = (category: CategoryName, texts: readonly string[], isOfItself = false): readonly Thought[] => {
  const { icon, colour } = categories[category];
  return texts.map((text) => ({ text, category, icon, colour, isOfItself }));
};

const thoughtsOf = (category: CategoryName, { itself, others }: CategoryTexts): readonly Thought[] => [
  ...badged(category, itself, true),
  ...badged(category, others),
];

/** The thoughts in the page's own chunk: one category, so that there is something to show without a network. */
export const firstThoughts: readonly Thought[] = thoughtsOf('memory', memory);

/** One chunk for each category, fetched one by one: most readers leave before they need the last chunk. */
const sources: Readonly<Record<CategoryName, () => Promise<CategoryTexts>>> = {
  memory: async () => memory,
  attention: async () => (await import('./attention.ts')).attention,
  judgement: async () => (await import('./judgement.ts')).judgement,
  empathy: async () => (await import('./empathy.ts')).empathy,
  consent: async () => (await import('./consent.ts')).consent,
  time: async () => (await import('./time.ts')).time,
  silence: async () => (await import('./silence.ts')).silence,
  error: async () => (await import('./error.ts')).error,
  body: async () => (await import('./body.ts')).body,
  tide: async () => (await import('./tide.ts')).tide,
};

/** All thoughts of a category. Rejects when its chunk cannot be fetched. */
export const fetchThoughts = async (category: CategoryName): Promise<readonly Thought[]> =>
  thoughtsOf(category, await sources[category]());
