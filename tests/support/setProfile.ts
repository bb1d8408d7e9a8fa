import type { State } from 'swr';
import { cache, createCacheHelper } from 'swr/_internal';
import { afterEach } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import type { Profile } from '#contract/visitor.ts';

/** Puts a profile into SWR's cache in place of the server's answer; null removes it. Call it within `act`. */
export function setProfile(profile: Profile | null): void {
  const [, write] = createCacheHelper<Profile, Partial<Record<keyof State<Profile>, unknown>>>(cache, apiPaths.profile);
  write({ data: profile ?? undefined });
}
afterEach(() => setProfile(null));
