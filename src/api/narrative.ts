import type { NarrativeStateBody } from '#contract/api/visitor.ts';
import type { NarrativeState } from '#contract/narrative.ts';
import { apiPaths } from '#contract/paths.ts';
import { postJson } from './fetcher.ts';
import { integer, record } from './shapes.ts';

export const fragmentsShape = record({ fragments: integer });

/**
 * Posts what was found and in which order; answers how many fragments the server holds now. Throws ResponseError, and an
 * Error where the answer is not the server's own. R-PRO-04.
 */
export async function postNarrativeState({ discoveredFragments, investigationPath }: NarrativeState): Promise<number> {
  const body: NarrativeStateBody = {
    discoveredFragments: [...discoveredFragments],
    investigationPath: [...investigationPath],
  };
  return (await postJson<{ readonly fragments: number }>(apiPaths.narrativeState, body, fragmentsShape)).fragments;
}
