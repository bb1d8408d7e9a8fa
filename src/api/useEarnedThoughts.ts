import useSWR from 'swr';
import type { EarnedThoughts } from '#contract/api/thoughts.ts';
import { apiPaths } from '#contract/paths.ts';

/** The first phase at which the server gives any. */
const firstPhase = 3;
const none: EarnedThoughts = {};

/** The thoughts that this visitor has earned, by category; none before phase 3. `previewed` is the inspector's phase. */
export function useEarnedThoughts(phase: number, previewed: number | null): EarnedThoughts {
  const address = `${apiPaths.thoughts}${previewed === null ? '' : `?phase=${previewed}`}`;
  const { data } = useSWR<EarnedThoughts, Error>(phase >= firstPhase ? address : null, {
    onError: (error) => console.error('The earned thoughts could not be read.', error),
  });
  return data ?? none;
}
