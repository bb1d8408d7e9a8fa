import useSWR, { preload } from 'swr';
import type { PublicSettings } from '#contract/api/settings.ts';
import { apiPaths } from '#contract/paths.ts';
import { getJson } from './fetcher.ts';
import { flag, record } from './shapes.ts';

export const settingsShape = record({ inspector: flag });

/** In development the inspector is always enabled. */
async function readSettings(path: string): Promise<PublicSettings> {
  const settings = await getJson<PublicSettings>(path, settingsShape);
  return { ...settings, inspector: settings.inspector || import.meta.env.DEV };
}

const warn = (error: unknown) => console.warn('The settings could not be read.', error);

/**
 * Reads the operator's settings for the browser. Without an answer everything is off, except the inspector in
 * development. The first `useSettings` after it uses the same answer. Never throws.
 */
export async function preloadSettings(): Promise<PublicSettings> {
  try {
    return await preload(apiPaths.settings, readSettings);
  } catch (error) {
    warn(error);
    return { inspector: import.meta.env.DEV, analytics: null };
  }
}

/** The operator's settings for the browser. */
export const useSettings = () => useSWR<PublicSettings, Error>(apiPaths.settings, readSettings, { onError: warn });
