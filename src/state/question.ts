import type { XStatic } from 'typebox/schema';
import { questionSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/** The one question of /vega, and when it was asked (epoch ms). It is stored on this device, and no call carries it. */
export type Question = NonNullable<XStatic<typeof questionSchema>>;

export const questionStorageKey = 'd5u-question';

/** What was asked, and when; null before, and after the card is torn up. */
export const questionAtom = storedAtom<Question | null>(questionStorageKey, questionSchema, null);
