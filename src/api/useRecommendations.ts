import useSWR from 'swr';
import { apiPaths } from '#contract/paths.ts';
import type { Recommendation } from '#contract/recommendation.ts';

/** Below this phase nothing is asked for. Spec §4 "Panels", R-REC-01. */
const recommendingPhase = 2;

/**
 * What the server would have the reader open next; undefined until it has answered, and below phase 2, where it is not
 * asked. Each phase is asked once: the default is never stale. R-REC-01, R-UI-03.
 */
export function useRecommendations(phase: number): readonly Recommendation[] | undefined {
  const key = phase >= recommendingPhase ? [apiPaths.recommendations, phase] : null;
  const { data } = useSWR<readonly Recommendation[], Error>(key, {
    onError: (error) => console.error('The recommendations could not be read.', error),
  });
  return data;
}
