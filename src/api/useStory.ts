import { useState } from 'react';
import useSWR, { mutate } from 'swr';
import type { StoryPage } from '#contract/api/story.ts';
import { aheadHeader, apiPaths } from '#contract/paths.ts';
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

type Key = readonly [address: string, phase: number];
const nameOf = ([address, phase]: Key) => `${phase} ${address}`;

/** Answers that were fetched before their page was opened, by key; null until they are here, and for what was read. */
const ahead = new Map<string, { readonly answer: Answer; readonly at: number } | null>();
/** A story depends on what its reader has done since, so an older answer is not shown. */
const aheadLastsMs = 15_000;

async function readPage(key: Key): Promise<Answer> {
  const [address] = key;
  const page = await getJson<StoryPage>(address);
  const shown = ahead.get(nameOf(key))?.answer;
  ahead.set(nameOf(key), null);
  // The same object, so that nothing on the page begins again.
  return shown !== undefined && JSON.stringify(shown.page) === JSON.stringify(page) ? shown : { address, page };
}

/**
 * Fetches the beginning of a story whose page will probably be opened. The server does not count it as read: the page shows
 * it and requests it once more. A failure is ignored. B-NAV-01.
 */
export async function fetchStoryAhead(slug: string, phase: number, preview: PreviewedFacts | null): Promise<void> {
  const key = [addressOf(slug, '', preview), phase] as const;
  const known = ahead.get(nameOf(key));
  if (known === null || (known !== undefined && performance.now() - known.at < aheadLastsMs)) return;
  ahead.set(nameOf(key), null);
  try {
    const page = await getJson<StoryPage>(key[0], { headers: { [aheadHeader]: '1' } });
    ahead.set(nameOf(key), { answer: { address: key[0], page }, at: performance.now() });
  } catch {
    ahead.delete(nameOf(key));
  }
}

/** The answer that was fetched ahead, as it was when `key` was first shown. */
function useAhead(key: Key): Answer | undefined {
  const read = () => {
    const found = ahead.get(nameOf(key));
    return found != null && performance.now() - found.at < aheadLastsMs ? found.answer : undefined;
  };
  const [held, hold] = useState(() => ({ name: nameOf(key), answer: read() }));
  if (held.name === nameOf(key)) return held.answer;
  const next = { name: nameOf(key), answer: read() };
  hold(next);
  return next.answer;
}

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
 * One page of a story along a path of choices ("" or "0.2.1"). It is requested again when `phase` changes; the server
 * knows the phase itself. The last page stays while the next one loads, so that a choice never empties the page.
 */
export function useStory(slug: string, path: string, phase: number, preview: PreviewedFacts | null): StoryReading {
  const address = addressOf(slug, path, preview);
  const key = [address, phase] as const;
  const early = useAhead(key);
  const { data, error, isValidating, mutate } = useSWR<Answer, Error>(key, readPage, {
    keepPreviousData: true,
    ...(early && { fallbackData: early, revalidateOnMount: true }),
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
