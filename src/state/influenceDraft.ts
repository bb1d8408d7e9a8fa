import type { XStatic } from 'typebox/schema';
import type { StoredSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/** The unfinished form of /checkout. */
export const influenceDraftSchema = {
  type: 'object',
  required: ['designation', 'message'],
  properties: { designation: { type: 'string' }, message: { type: 'string' } },
} as const satisfies StoredSchema;

/** An unfinished influence message. */
export type InfluenceDraft = XStatic<typeof influenceDraftSchema>;

export const emptyDraft: InfluenceDraft = { designation: '', message: '' };

/** Stored while the tab is open, so that neither a failed submit nor a visit to another page loses the text. */
export const influenceDraftAtom = storedAtom<InfluenceDraft>('d5u-influence-draft', influenceDraftSchema, emptyDraft, {
  storage: () => sessionStorage,
  getOnInit: true,
});
