import useSWR from 'swr';
import type { PublicSettings } from '#contract/api/settings.ts';
import type { Erased, Held } from '#contract/api/held.ts';
import { apiPaths } from '#contract/paths.ts';
import { remove } from './fetcher.ts';

/** Everything that the store holds about this visitor, read anew whenever a page that shows it is entered. B-PRV-01. */
export function useHeld() {
  return useSWR<Held, Error>(apiPaths.export, {
    revalidateIfStale: true,
    onError: (error) => console.error('What is held could not be read.', error),
  });
}

/** What the operator's settings let the browser do. */
export function useSettings() {
  return useSWR<PublicSettings, Error>(apiPaths.settings, {
    onError: (error) => console.warn('The settings could not be read.', error),
  });
}

/** Erases this visitor on the server and answers how many rows went, by table. Throws ResponseError. B-PRV-01. */
export const eraseVisitor = (): Promise<Erased> => remove<Erased>(apiPaths.visitor);
