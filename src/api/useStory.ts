import useSWR, { mutate } from 'swr';
import type { StoryPage } from '#contract/api/story.ts';
import { offsetAt } from '#contract/calendar.ts';
import { aheadHeader, apiPaths, offsetHeader } from '#contract/paths.ts';
import { storySavedEvent, type StorySaved } from '#contract/story-saved.ts';
import { getJson, type GetOptions } from './fetcher.ts';
import { type PreviewedFacts, previewedAddress } from './previewedAddress.ts';
import { flag, integer, list, record, text } from './shapes.ts';
import { isFinal } from './retryPolicy.ts';

export const storyShape = record({
  blocks: list(record({ kind: text, text })),
  added: integer,
  choices: list(record({ index: integer, text })),
  ended: flag,
});

const addressOf = (slug: string, path: string, preview: PreviewedFacts | null): string =>
  previewedAddress(`${apiPaths.story}/${slug}`, path === '' ? {} : { path }, preview);

interface Answer {
  readonly address: string;
  readonly page: StoryPage;
}

type Key = readonly [address: string, phase: number];

async function readPage([address]: Key, options: GetOptions = {}): Promise<Answer> {
  const headers = { ...options.headers, [offsetHeader]: String(offsetAt(Date.now())) };
  return { address, page: await getJson<StoryPage>(address, storyShape, { ...options, headers }) };
}

const nameOf = (key: Key): string => key.join(' ');

/** When the beginning of a story was last requested ahead, ms of `performance.now()`. */
const requestedAhead = new Map<string, number>();
/** The beginnings that are on their way ahead, and have not been requested by their pages since. */
const underWayAhead = new Set<string>();
/** A story depends on what its reader has done since, so after this time it is requested ahead once more. */
const aheadLastsMs = 15_000;

/**
 * Fetches the beginning of a story whose page will probably be opened, at most once in 15 s. The server does not count it
 * as read: the page shows it and requests it once more. A failure is ignored. B-NAV-01.
 */
export async function fetchStoryAhead(slug: string, phase: number, preview: PreviewedFacts | null): Promise<void> {
  const key = [addressOf(slug, '', preview), phase] as const;
  const name = nameOf(key);
  const now = performance.now();
  if (now - (requestedAhead.get(name) ?? -Infinity) < aheadLastsMs) return;
  requestedAhead.set(name, now);
  underWayAhead.add(name);
  try {
    const answer = await readPage(key, { headers: { [aheadHeader]: '1' } });
    // SWR would throw away the counted answer of a page that has asked meanwhile, and with it what only that one says.
    if (underWayAhead.delete(name)) await mutate<Answer>(key, answer, { revalidate: false });
  } catch {
    underWayAhead.delete(name);
    requestedAhead.delete(name);
  }
}

/** Reads a page that is shown, which the server counts as read. */
const readCounted = (key: Key): Promise<Answer> => {
  underWayAhead.delete(nameOf(key));
  return readPage(key);
};

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
 * One page of a story along a path of choices ("" or "0.2.1"). It is requested again when `phase` changes (the server knows
 * the phase itself), and each time that its component is mounted: the server counts the visit, and a story depends on what
 * its reader has done elsewhere since. What is known of it already is shown meanwhile, and keeps its object if the answer
 * is the same, so that nothing on the page begins again. The last page stays while the next one loads, so that a choice
 * never empties the page. B-MEM-01.
 */
export function useStory(slug: string, path: string, phase: number, preview: PreviewedFacts | null): StoryReading {
  const address = addressOf(slug, path, preview);
  const key = [address, phase] as const;
  const { data, error, isValidating, mutate } = useSWR<Answer, Error>(key, readCounted, {
    keepPreviousData: true,
    revalidateOnMount: true,
    // Who comes back within two seconds has come back.
    dedupingInterval: 0,
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
