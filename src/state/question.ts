import type { XStatic } from 'typebox/schema';
import type { StoredSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/** The question of /vega, and when it was asked (epoch ms); null before. */
export const questionSchema = {
  anyOf: [
    {
      type: 'object',
      required: ['text', 'askedAt'],
      properties: { text: { type: 'string' }, askedAt: { type: 'number' } },
    },
    { type: 'null' },
  ],
} as const satisfies StoredSchema;

/** The one question of /vega, and when it was asked (epoch ms). It is stored on this device, and no call carries it. */
export type Question = NonNullable<XStatic<typeof questionSchema>>;

export const questionStorageKey = 'd5u-question';

/** What was asked, and when; null before, and after the card is torn up. */
export const questionAtom = storedAtom<Question | null>(questionStorageKey, questionSchema, null);
