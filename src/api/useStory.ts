import useSWR, { mutate } from 'swr';
import type { StoryPage } from '#contract/api/story.ts';
import { apiPaths } from '#contract/paths.ts';
import { storySavedEvent, type StorySaved } from '#contract/story-saved.ts';
import { getJson } from './fetcher.ts';
import { type PreviewedFacts, previewedAddress } from './previewedAddress.ts';
import { isFinal } from './retryPolicy.ts';

const addressOf = (slug: string, path: string, preview: PreviewedFacts | null): string =>
  previewedAddress(`${apiPaths.story}/${slug}`, path === '' ? {} : { path }, preview);

interface Answer {
  readonly address: string;
  readonly page: StoryPage;
}

const readPage = async ([address]: readonly [string, number]): Promise<Answer> => ({
  address,
  page: await getJson<StoryPage>(address),
});

/** A page of a story, and the state of its request. */
export interface StoryReading {
  /** The page of this path, or the last one while another is loading; undefined before the first. */
  readonly page: StoryPage | undefined;
  /** True when `page` is the page of this path, so that its choices are valid. */
  readonly isSettled: boolean;
  /** True after a failure until an answer has come; a new request alone does not clear it. */
  readonly hasFailed: boolean;
  /** True while a request is pending. */
  readonly isAsking: boolean;
  /** Requests the same path again; null for one that the server has refused for good. */
  readonly retry: (() => void) | null;
}

/**
 * One page of a story along a path of choices ("" or "0.2.1"). It is requested again when the phase changes; the server
 * knows the phase itself. The last page stays while the next one loads, so that a choice never empties the page.
 */
export function useStory(slug: string, path: string, phase: number, preview: PreviewedFacts | null): StoryReading {
  const address = addressOf(slug, path, preview);
  const { data, error, isValidating, mutate } = useSWR<Answer, Error>([address, phase], readPage, {
    keepPreviousData: true,
  });
  return {
    page: data?.page,
    // A choice keeps its number at every phase, so it may be taken while the same page is requested for another phase.
    isSettled: data?.address === address && error === undefined,
    hasFailed: error !== undefined,
    isAsking: isValidating,
    retry: isFinal(error) ? null : () => void mutate(),
  };
}

/** Clears every cached page of a story that was saved in development, and loads the open one again. B-AUT-01. */
function forgetStory({ slug }: StorySaved): void {
  const address = addressOf(slug, '', null);
  const isOfStory = (key: unknown) => Array.isArray(key) && String(key[0]).split('?')[0] === address;
  void mutate(isOfStory, undefined, { revalidate: true });
  // Vite removes its error overlay after an update of code only, and a story is no code.
  document.querySelector('vite-error-overlay')?.remove();
}
// In development only: there is no `import.meta.hot` in the built site.
import.meta.hot?.on(storySavedEvent, forgetStory);
