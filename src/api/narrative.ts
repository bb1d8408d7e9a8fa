import type { NarrativeStateBody } from '#contract/api/visitor.ts';
import type { NarrativeState } from '#contract/narrative.ts';
import { apiPaths } from '#contract/paths.ts';
import { post } from './fetcher.ts';

/**
 * Posts what was found and in which order; answers how many fragments the server holds now. Throws ResponseError, and an
 * Error where the answer is not the server's own. R-PRO-04.
 */
export async function postNarrativeState({ discoveredFragments, investigationPath }: NarrativeState): Promise<number> {
  const body: NarrativeStateBody = {
    discoveredFragments: [...discoveredFragments],
    investigationPath: [...investigationPath],
  };
  const reply: unknown = await (await post(apiPaths.narrativeState, body)).json();
  if (typeof reply === 'object' && reply !== null && 'fragments' in reply && typeof reply.fragments === 'number') {
    return reply.fragments;
  }
  throw new Error('The answer is not that of the narrative-state call.');
}
