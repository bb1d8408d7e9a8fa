import { mutate } from 'swr';
import { apiPaths } from '#contract/paths.ts';
import type { Absence } from '../telemetry/telemetry.ts';

/** From when on a profile is stale. Spec §7. */
const profileStaleMs = 30_000;
/** The seat is asked after every 10 s, and not at all while nobody looks. Spec §7, fault 25. */
const seatStaleMs = 10_000;

/** Asks again, when the reader comes back, for what would have been asked meanwhile. */
export function catchUp({ ms, wasCached }: Absence): void {
  if (wasCached || ms >= profileStaleMs) void mutate(apiPaths.profile);
  if (wasCached || ms >= seatStaleMs) void mutate(apiPaths.homepageMessage);
}
