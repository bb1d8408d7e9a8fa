import type { XStatic } from 'typebox/schema';
import { influenceDraftSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/** An influence message as far as it is written. */
export type InfluenceDraft = XStatic<typeof influenceDraftSchema>;

export const emptyDraft: InfluenceDraft = { designation: '', message: '' };

/** Stored for as long as the tab is open: neither a failed submit nor a look at another page loses what was written. */
export const influenceDraftAtom = storedAtom<InfluenceDraft>('d5u-influence-draft', influenceDraftSchema, emptyDraft, {
  storage: () => sessionStorage,
  getOnInit: true,
});
