import { mutate } from 'swr';
import { afterEach } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import type { Profile } from '#contract/visitor.ts';
import { shareProfile } from '../../src/state/profile.ts';

/**
 * Puts a profile into SWR's cache and the atoms, in place of the server's answer. Null removes the profile. Call
 * this function within `act`.
 */
export function setProfile(profile: Profile | null): void {
  void mutate(apiPaths.profile, profile ?? undefined, { revalidate: false });
  shareProfile(profile);
}
afterEach(() => setProfile(null));
