import useSWR, { preload } from 'swr';
import type { PublicSettings } from '#contract/api/settings.ts';
import { apiPaths } from '#contract/paths.ts';
import { getJson } from './fetcher.ts';
import { flag, record } from './shapes.ts';

export const settingsShape = record({ inspector: flag });

/** The settings; `offline` is null when they could not be read. */
export type KnownSettings = Omit<PublicSettings, 'offline'> & { readonly offline: boolean | null };

/** In development the inspector is always enabled, and no copies are kept, because the code may change at any time. */
async function readSettings(path: string): Promise<PublicSettings> {
  const settings = await getJson<PublicSettings>(path, settingsShape);
  return {
    ...settings,
    inspector: settings.inspector || import.meta.env.DEV,
    offline: settings.offline && !import.meta.env.DEV,
  };
}

const warn = (error: unknown) => console.warn('The settings could not be read.', error);

/**
 * Reads the operator's settings for the browser. Without an answer everything is off, except the inspector in
 * development. The first `useSettings` after this call uses the same answer. Never throws.
 */
export async function preloadSettings(): Promise<KnownSettings> {
  try {
    return await preload(apiPaths.settings, readSettings);
  } catch (error) {
    warn(error);
    return { inspector: import.meta.env.DEV, analytics: null, offline: null };
  }
}

/** The operator's settings for the browser. */
export const useSettings = () => useSWR<PublicSettings, Error>(apiPaths.settings, readSettings, { onError: warn });
