import type { NarrativeStateBody } from '#contract/api/visitor.ts';
import type { NarrativeState } from '#contract/narrative.ts';
import { apiPaths } from '#contract/paths.ts';
import { postJson } from './fetcher.ts';
import { integer, record } from './shapes.ts';

export const fragmentsShape = record({ fragments: integer });

/**
 * Posts the finds and their order. Returns the number of fragments stored on the server. Throws ResponseError, and an
 * Error when the answer is not the server's. R-PRO-04.
 */
export async function postNarrativeState({ discoveredFragments, investigationPath }: NarrativeState): Promise<number> {
  const body: NarrativeStateBody = {
    discoveredFragments: [...discoveredFragments],
    investigationPath: [...investigationPath],
  };
  return (await postJson<{ readonly fragments: number }>(apiPaths.narrativeState, body, fragmentsShape)).fragments;
}
