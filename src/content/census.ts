import { inWords } from './inWords.ts';

/** The part of the census that the sentences use (contract/api/census.ts). */
interface Figures {
  readonly total: number;
  readonly present: readonly number[];
  readonly asker: { readonly isCounted: boolean; readonly isPresent: boolean };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Number of visitors present, without the reader. */
export const othersIn = ({ present, asker }: Figures): number => sum(present) - (asker.isPresent ? 1 : 0);

/** One sentence: how many visitors are present, and whether the reader is one of them. */
export function presenceOf({ present, asker }: Figures): string {
  const count = sum(present);
  if (asker.isPresent && count === 1) return 'You are the only one in.';
  if (asker.isPresent) return `${capital(inWords(count))} are in, and you are one of them.`;
  const others = count === 0 ? 'Nobody is in' : `${capital(inWords(count))} ${count === 1 ? 'is' : 'are'} in`;
  return asker.isCounted ? `${others}. You have been quiet for two minutes.` : `${others}. You are not in the count.`;
}

/** One sentence on the meaning of the field of dots. `each` is the number of visitors per dot. */
export function fieldOf({ total, present }: Figures, each: number): string {
  const ever = total === 1 ? 'one visitor on record' : `${total.toLocaleString('en-GB')} visitors on record`;
  const dot = each === 1 ? 'a dot is one of them' : `a dot is ${each.toLocaleString('en-GB')} of them or fewer`;
  return `${ever}, ${sum(present).toLocaleString('en-GB')} heard from in the last two minutes; ${dot}, and a full dot is in`;
}

export const censusTexts = {
  unread: 'The count could not be read just now. It is asked for again every ten seconds.',
  uncounted:
    'Readers of whom there is a record are counted. It begins with their first half minute; until then there is no dot to find.',
  pick: 'In which tier are you? They go by how far a visitor has come.',
  wrong: (tier: number) => `You are not in tier ${tier}.`,
  halve: (left: number) =>
    `${capital(inWords(left))} dots are left, alike in all that is counted. Keep a half; you are in it.`,
  found: (each: number) =>
    each === 1 ? 'One dot is left.' : `One dot is left, and you are one of those it stands for.`,
  half: (side: 'left' | 'right', count: number) => `the ${side} ${inWords(count)}`,
  /** `others`: number of visitors present, without the reader. */
  again: (others: number) => (others === 0 ? 'Begin the count again' : 'Let the others back in'),
  nearest: 'nearest the bench',
  farthest: 'by the door',
} as const;
