import { mutate } from 'swr';
import { apiPaths } from '#contract/paths.ts';
import { refreshProfile, refreshStaleProfile } from '../api/profile.ts';
import type { Absence } from '../telemetry/telemetry.ts';

/** The influence message is read every 10 s, except while the page is hidden. Spec §7, fault 25. */
const influenceStaleMs = 10_000;

/** Call it when the page is visible again: repeats the reads that are overdue. Faults 10, 25. */
export function revalidateOnReturn({ ms, wasCached }: Absence): void {
  void (wasCached ? refreshProfile() : refreshStaleProfile());
  if (wasCached || ms >= influenceStaleMs) void mutate(apiPaths.homepageMessage);
}
