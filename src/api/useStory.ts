import useSWR, { mutate } from 'swr';
import type { StoryPage } from '#contract/api/story.ts';
import { apiPaths } from '#contract/paths.ts';
import { storySavedEvent, type StorySaved } from '#contract/story-saved.ts';
import { isFinal } from './fetcher.ts';

/** The facts that the inspector shows instead of the visitor's own. */
type PreviewedFacts = { readonly phase: number | null; readonly suspicion: number | null } | null;

const addressOf = (slug: string, path: string, preview: PreviewedFacts): string => {
  const query = new URLSearchParams();
  if (path !== '') query.set('path', path);
  // The server looks at these only where the operator has opened the inspector.
  if (preview?.phase != null) query.set('phase', String(preview.phase));
  if (preview?.suspicion != null) query.set('suspicion', String(preview.suspicion));
  return `${apiPaths.story}/${slug}${query.size > 0 ? `?${query.toString()}` : ''}`;
};

/** A page of story as it stands for the reader. */
export interface StoryReading {
  /** The page of this path, or the last one while another is on its way; undefined before the first. */
  readonly page: StoryPage | undefined;
  /** True when `page` is the page of this path, so that a choice may be taken from it. */
  readonly isSettled: boolean;
  /** True until an answer has come: asking again does not take it back. */
  readonly hasFailed: boolean;
  /** True while the server is being asked. */
  readonly isAsking: boolean;
  /** Asks again for the same path; null for one that the server has refused for good. */
  readonly retry: (() => void) | null;
}

/**
 * One page of story along a path of choices ("" or "0.2.1"). A new phase asks the server again; the phase itself is
 * the server's to know. The last page stays while the next one loads, so that a choice never blanks the room.
 */
export function useStory(slug: string, path: string, phase: number, preview: PreviewedFacts): StoryReading {
  const { data, error, isValidating, mutate } = useSWR<StoryPage, Error>([addressOf(slug, path, preview), phase], {
    keepPreviousData: true,
  });
  return {
    page: data,
    isSettled: data !== undefined && error === undefined && !isValidating,
    hasFailed: error !== undefined,
    isAsking: isValidating,
    retry: isFinal(error) ? null : () => void mutate(),
  };
}

/** Drops every page of a story that was read before it was saved; the one that is open is asked for again. B-AUT-01. */
function forgetStory({ slug }: StorySaved): void {
  const address = addressOf(slug, '', null);
  const isOfStory = (key: unknown) => Array.isArray(key) && String(key[0]).split('?')[0] === address;
  void mutate(isOfStory, undefined, { revalidate: true });
  // The fault that this save has mended; Vite itself takes its overlay away with an update of code only.
  document.querySelector('vite-error-overlay')?.remove();
}
// In development only: the built site knows no `import.meta.hot`.
import.meta.hot?.on(storySavedEvent, forgetStory);
