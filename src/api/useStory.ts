import useSWR, { mutate } from 'swr';
import type { StoryPage } from '#contract/api/story.ts';
import { offsetAt } from '#contract/calendar.ts';
import { aheadHeader, apiPaths, offsetHeader } from '#contract/paths.ts';
import { storySavedEvent, type StorySaved } from '#contract/devStorySaved.ts';
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

/** Time of the last prefetch of each story, ms of `performance.now()`. */
const requestedAhead = new Map<string, number>();
/** Prefetches in flight. An entry is removed when the page itself requests the story. */
const underWayAhead = new Set<string>();
/**
 * Time after a prefetch in which the same story is not prefetched again, ms. It is limited because a story depends on
 * its reader's later acts.
 */
const aheadLastsMs = 15_000;

/**
 * Fetches the beginning of a story whose page will probably be opened, at most once in 15 s. B-NAV-01. The server does
 * not count a prefetch as a reading: the opened page shows the prefetched story and requests it again. A failure is
 * ignored.
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
    // If the page has made its own request meanwhile, a mutation would make SWR drop the answer to that request. Only
    // that request counts this visit.
    if (underWayAhead.delete(name)) await mutate<Answer>(key, answer, { revalidate: false });
  } catch {
    underWayAhead.delete(name);
    requestedAhead.delete(name);
  }
}

/** Reads a shown page. The server counts it as read. */
const readCounted = (key: Key): Promise<Answer> => {
  underWayAhead.delete(nameOf(key));
  return readPage(key);
};

/** A page of a story, and the state of its request. */
export interface StoryReading {
  /** The page of this path, or the previous page while this page is loading; undefined before the first answer. */
  readonly page: StoryPage | undefined;
  /** True when `page` is the page of this path, so that its choices are valid. */
  readonly isSettled: boolean;
  /** True from a failure until the next answer; a new request alone does not clear it. */
  readonly hasFailed: boolean;
  /** True while a request is pending. */
  readonly isAsking: boolean;
  /** Requests the same path again; null after a final rejection. */
  readonly retry: (() => void) | null;
}

/**
 * One page of a story along a path of choices ("" or "0.2.1"). B-MEM-01. The page is requested again when `phase`
 * changes (the server knows the phase itself). It is also requested each time its component is mounted, because the
 * server counts these visits and a story depends on its reader's acts elsewhere. During a request the cached page is
 * shown. If the answer is the same, `page` stays the same object, so that nothing on the page restarts. The last page
 * stays while the next page loads, so that a choice never empties the page.
 */
export function useStory(slug: string, path: string, phase: number, preview: PreviewedFacts | null): StoryReading {
  const address = addressOf(slug, path, preview);
  const key = [address, phase] as const;
  const { data, error, isValidating, mutate } = useSWR<Answer, Error>(key, readCounted, {
    keepPreviousData: true,
    revalidateOnMount: true,
    // Every return to the page counts, even within SWR's default of two seconds.
    dedupingInterval: 0,
  });
  return {
    page: data?.page,
    // A choice keeps its number at every phase, so the choice may be taken while the page is requested for another
    // phase.
    isSettled: data?.address === address && error === undefined,
    hasFailed: error !== undefined,
    isAsking: isValidating,
    retry: isFinal(error) ? null : () => void mutate(),
  };
}

/** Clears every cached page of a story that was saved in development, and loads the open page again. B-AUT-01. */
function forgetStory({ slug }: StorySaved): void {
  const address = addressOf(slug, '', null);
  const isOfStory = (key: unknown) => Array.isArray(key) && String(key[0]).split('?')[0] === address;
  void mutate(isOfStory, undefined, { revalidate: true });
  // Vite removes its error overlay only after an update of code, and a story is not code.
  document.querySelector('vite-error-overlay')?.remove();
}
// In development only: the built site has no `import.meta.hot`.
import.meta.hot?.on(storySavedEvent, forgetStory);
