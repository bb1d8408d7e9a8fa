import type { PreviewQuery } from '#contract/api/preview.ts';
import { type ActsDone, rememberError, wordSaid } from '../profile/acts.ts';
import type { StoryFacts } from './facts.ts';

/** The acts of a preview, "act:value,act:value", in the form of `remember` tags: "act=value". */
const tagsOf = (did: string): string[] => did.replaceAll(':', '=').split(',');
const actsIn = (tags: readonly string[]): ActsDone => Object.fromEntries(tags.map((tag) => tag.split('=')));

/** The error in the acts of a preview, as one sentence; null for valid acts. */
export function previewError({ did }: PreviewQuery): string | null {
  for (const tag of did === undefined ? [] : tagsOf(did)) {
    const error = rememberError(tag);
    if (error !== null) return `did: ${tag.split('=')[0]} ${error}.`;
  }
  return null;
}

/** Whether the query previews anything. Previewed pages do not count as read. */
export const isPreview = ({ phase, suspicion, ended, did }: PreviewQuery): boolean =>
  [phase, suspicion, ended, did].some((value) => value !== undefined);

/** Whether a preview shows the site after the end. A preview of a phase does not, unless `ended` is true. */
export const showsTheEnd = ({ phase, ended }: PreviewQuery, hasEnded: boolean): boolean =>
  ended ?? (phase === undefined && hasEnded);

/** The previewed facts of a visitor. B-DEV-01. */
export function previewedFacts(facts: StoryFacts, preview: PreviewQuery): StoryFacts {
  const isAfter = showsTheEnd(preview, facts.ended === 1);
  // Saying the word is an act too. It is hidden before the end.
  const own = Object.entries(facts.acts ?? {}).filter(([act, value]) => isAfter || `${act}=${value}` !== wordSaid);
  const shown = [...(preview.did === undefined ? [] : tagsOf(preview.did)), ...(isAfter ? [wordSaid] : [])];
  return {
    ...facts,
    phase: preview.phase ?? facts.phase,
    suspicion: preview.suspicion ?? facts.suspicion,
    ended: isAfter ? 1 : 0,
    // A preview shows the site of a reader with a record.
    kept: 1,
    acts: { ...Object.fromEntries(own), ...actsIn(shown) },
  };
}
