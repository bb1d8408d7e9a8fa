import { attention } from './attention.ts';
import { body } from './body.ts';
import { categories } from './category.ts';
import type { CategoryName } from './category.ts';
import { consent } from './consent.ts';
import { empathy } from './empathy.ts';
import { error } from './error.ts';
import { judgement } from './judgement.ts';
import { memory } from './memory.ts';
import { silence } from './silence.ts';
import { tide } from './tide.ts';
import { time } from './time.ts';

/** One thought with the badge it is shown under (spec §3, "Thought entry"). */
export interface Thought {
  readonly text: string;
  readonly category: CategoryName;
  readonly icon: string;
  readonly colour: string;
}

const badged = (category: CategoryName, texts: readonly string[]): readonly Thought[] => {
  const { icon, colour } = categories[category];
  return texts.map((text) => ({ text, category, icon, colour }));
};

/** All three hundred, category by category; the page draws from them at random. */
export const thoughts: readonly Thought[] = [
  ...badged('memory', memory),
  ...badged('attention', attention),
  ...badged('judgement', judgement),
  ...badged('empathy', empathy),
  ...badged('consent', consent),
  ...badged('time', time),
  ...badged('silence', silence),
  ...badged('error', error),
  ...badged('body', body),
  ...badged('tide', tide),
];
