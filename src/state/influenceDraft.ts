import type { XStatic } from 'typebox/schema';
import type { StoredSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/** The form of /checkout as far as it is filled in. */
export const influenceDraftSchema = {
  type: 'object',
  required: ['designation', 'message'],
  properties: { designation: { type: 'string' }, message: { type: 'string' } },
} as const satisfies StoredSchema;

/** An influence message as far as it is written. */
export type InfluenceDraft = XStatic<typeof influenceDraftSchema>;

export const emptyDraft: InfluenceDraft = { designation: '', message: '' };

/** Stored for as long as the tab is open: neither a failed submit nor a look at another page loses what was written. */
export const influenceDraftAtom = storedAtom<InfluenceDraft>('d5u-influence-draft', influenceDraftSchema, emptyDraft, {
  storage: () => sessionStorage,
  getOnInit: true,
});
