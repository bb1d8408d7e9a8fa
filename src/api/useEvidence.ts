import useSWR from 'swr';
import type { Evidence } from '#contract/api/evidence.ts';
import { apiPaths } from '#contract/paths.ts';

/** How many pieces there are to be found, by type; undefined before the answer. A failure is logged only. */
export const useEvidence = (): Evidence['types'] | undefined =>
  useSWR<Evidence, Error>(apiPaths.evidence, {
    onError: (error) => console.error('The number of pieces could not be read.', error),
  }).data?.types;
