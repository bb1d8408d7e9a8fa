import type { NarrativeStateBody } from '#contract/api/visitor.ts';
import type { NarrativeState } from '#contract/narrative.ts';
import { apiPaths } from '#contract/paths.ts';
import { post } from './fetcher.ts';

/** Tells the server what was found and in which order. A failure is logged only. R-PRO-04. */
export async function postNarrativeState(state: NarrativeState): Promise<void> {
  const { discoveredFragments, investigationPath } = state;
  const body: NarrativeStateBody = {
    discoveredFragments: [...discoveredFragments],
    investigationPath: [...investigationPath],
  };
  try {
    await post(apiPaths.narrativeState, body);
  } catch (error) {
    console.error('The narrative state could not be sent.', error);
  }
}
