import type { Profile } from '#contract/visitor.ts';
import { getJson } from './fetcher.ts';

/** A profile that cannot be read is asked for so often at most, whoever asks and why. Fault 22. */
const failuresAtMost = 2;
const withinMs = 60_000;

let failures: { readonly at: number; readonly error: unknown }[] = [];

/** The visitor's profile. After two failures within a minute the last one stands without another request. R-PRO-01. */
export async function readProfile(path: string): Promise<Profile> {
  const now = performance.now();
  failures = failures.filter(({ at }) => now - at < withinMs);
  if (failures.length >= failuresAtMost) throw failures.at(-1)?.error;
  try {
    const profile = await getJson<Profile>(path);
    failures = [];
    return profile;
  } catch (error) {
    failures.push({ at: now, error });
    throw error;
  }
}
