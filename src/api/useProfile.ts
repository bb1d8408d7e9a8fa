import useSWR from 'swr';
import { apiPaths } from '#contract/paths.ts';
import type { Profile } from '#contract/visitor.ts';
import { readProfile } from './profile.ts';

/** The visitor's profile: stale after 30 s, one retry, failure only logged. R-PRO-01. */
export function useProfile() {
  return useSWR<Profile, Error>(apiPaths.profile, readProfile, {
    dedupingInterval: 30_000,
    revalidateIfStale: true,
    shouldRetryOnError: true,
    errorRetryCount: 1,
    onError: (error) => console.error('The profile could not be read.', error),
  });
}
