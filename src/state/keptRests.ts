import type { XStatic } from 'typebox/schema';
import type { StoredSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

export const restsSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['word', 'ms'],
    properties: { word: { type: 'string' }, ms: { type: 'number' } },
  },
} as const satisfies StoredSchema;

/**
 * The words with the longest rests of the pointer in this tab, stored when the page is hidden. They survive a reload.
 * B-OVL-07.
 */
export const keptRestsAtom = storedAtom<XStatic<typeof restsSchema>>('d5u-rests', restsSchema, [], {
  storage: () => sessionStorage,
  getOnInit: true,
});
