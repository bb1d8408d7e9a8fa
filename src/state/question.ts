import { atomWithStorage, createJSONStorage, unstable_withStorageValidator as withStorageValidator } from 'jotai/utils';
import { forgiving } from './forgiving.ts';

/** The one question of /vega. It is kept on this device and no call carries it. */
export interface Question {
  readonly text: string;
  /** When it was asked, epoch ms. */
  readonly askedAt: number;
}

export const questionStorageKey = 'd5u-question';

const isStoredQuestion = (value: unknown): value is Question | null =>
  value === null ||
  (typeof value === 'object' &&
    'text' in value &&
    typeof value.text === 'string' &&
    'askedAt' in value &&
    Number.isFinite(value.askedAt));

const storage = withStorageValidator(isStoredQuestion)(forgiving(createJSONStorage<unknown>()));

/** What was asked, and when; null before, and after the card is torn up. */
export const questionAtom = atomWithStorage<Question | null>(questionStorageKey, null, storage);
