import type { XStatic } from 'typebox/schema';
import type { StoredSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/** The question of /vega, and its time (epoch ms); null before. */
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

/** The only question of /vega, and its time (epoch ms). It is stored on this device; no call contains it. */
export type Question = NonNullable<XStatic<typeof questionSchema>>;

export const questionStorageKey = 'd5u-question';

/** The question and its time; null before, and after the card is torn up. */
export const questionAtom = storedAtom<Question | null>(questionStorageKey, questionSchema, null);
