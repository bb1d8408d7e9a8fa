import { atomWithStorage, createJSONStorage, unstable_withStorageValidator as withStorageValidator } from 'jotai/utils';
import { forgiving } from './forgiving.ts';

/** A line for the seat as far as it is written. */
export interface InfluenceDraft {
  readonly designation: string;
  readonly message: string;
}

export const emptyDraft: InfluenceDraft = { designation: '', message: '' };

const isDraft = (value: unknown): value is InfluenceDraft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as InfluenceDraft).designation === 'string' &&
  typeof (value as InfluenceDraft).message === 'string';

const storage = withStorageValidator(isDraft)(forgiving(createJSONStorage<unknown>(() => sessionStorage)));

/** Kept for as long as the tab: neither a failed submit nor a look elsewhere costs anybody a word. */
export const influenceDraftAtom = atomWithStorage<InfluenceDraft>('d5u-influence-draft', emptyDraft, storage, {
  // The form is never prerendered: what was written may stand there from the first render on.
  getOnInit: true,
});
