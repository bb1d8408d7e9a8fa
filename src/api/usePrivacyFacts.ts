import useSWR from 'swr';
import type { PrivacyFacts } from '#contract/api/privacy.ts';
import { apiPaths } from '#contract/paths.ts';

/** What this server states about what it keeps; undefined before the answer. A failure is logged only. B-PRV-05. */
export const usePrivacyFacts = (): PrivacyFacts | undefined =>
  useSWR<PrivacyFacts, Error>(apiPaths.privacy, {
    onError: (error) => console.error('The terms of this server could not be read.', error),
  }).data;
