import useSWR, { mutate } from 'swr';
import { apiPaths } from '#contract/paths.ts';
import type { Profile } from '#contract/visitor.ts';
import { getJson } from './fetcher.ts';
import { integer, list, number, record, text, texts } from './shapes.ts';
import { retryAfterMsOf, RetryPolicy, untilAllowed } from './retryPolicy.ts';

export const profileShape = record({
  phaseUnlocked: integer,
  suspicionLevel: number,
  behaviorProfile: record({ interactionSequence: texts }),
  personalizedNotes: list(record({ phase: integer, from: text, text })),
  protocols: list(record({ word: text, title: text, text })),
});

/** Age at which a profile is stale. Spec §7. */
const staleMs = 30_000;
/** A failing profile is requested at most twice a minute, by all callers together. Fault 22. */
const policy = new RetryPolicy({ tries: 2, windowMs: 60_000, longestWaitMs: 5000 });

let lastError: unknown = null;
let readAt = -Infinity;

let reading: Promise<Profile> | null = null;
let next: Promise<Profile> | null = null;

/**
 * Reads the profile, one request at a time. R-PRO-01, fault 22. A call during a request gets the answer of the next
 * request, because the current request may have been sent too early. While the policy says to wait, throws the last
 * error without a request.
 */
export function readProfile(path: string): Promise<Profile> {
  if (reading === null) return start(path);
  next ??= reading.then(
    () => start(path),
    () => start(path),
  );
  return next;
}

function start(path: string): Promise<Profile> {
  next = null;
  reading = request(path).finally(() => {
    reading = next === null ? null : reading;
  });
  return reading;
}

async function request(path: string): Promise<Profile> {
  if (policy.waitMs() > 0) throw lastError;
  policy.tried();
  try {
    const profile = await getJson<Profile>(path, profileShape);
    policy.succeeded();
    readAt = performance.now();
    return profile;
  } catch (error) {
    policy.failed(retryAfterMsOf(error));
    lastError = error;
    throw error;
  }
}

/**
 * Reads the profile when the component mounts. Components that mount within 30 s share one request. A failed request is
 * logged, and repeated once. Returns undefined before the first answer. Pass the profile to `useShareProfile`; other
 * components read `profileAtom`. R-PRO-01.
 */
export function useProfile(): Profile | undefined {
  return useSWR<Profile, Error>(apiPaths.profile, readProfile, {
    dedupingInterval: staleMs,
    revalidateIfStale: true,
    shouldRetryOnError: true,
    onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
      if (retryCount === 1) void untilAllowed(policy).then(() => void revalidate({ retryCount }));
    },
    onError: (error) => console.error('The profile could not be read.', error),
  }).data;
}

/** Reads the profile again, if a component uses it. Resolves when it has been read or has failed. */
export async function refreshProfile(): Promise<void> {
  await mutate(apiPaths.profile);
}

/** Reads the profile again if the last answer is older than 30 s. */
export async function refreshStaleProfile(): Promise<void> {
  if (performance.now() - readAt >= staleMs) await refreshProfile();
}
