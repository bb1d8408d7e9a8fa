import useSWR from 'swr';
import type { StoryPage } from '#contract/api/story.ts';
import { apiPaths } from '#contract/paths.ts';

/**
 * One page of story along a path of choices ("" or "0.2.1"). `preview` is sent only while the inspector previews facts.
 * The last page stays visible while the next one loads, so that a choice never blanks the room.
 */
export function useStory(slug: string, path: string, phase: number, preview: string) {
  const query = new URLSearchParams(preview);
  if (path !== '') query.set('path', path);
  const search = query.size > 0 ? `?${query.toString()}` : '';
  // The phase is part of the key and not of the address: a new phase asks the server again.
  return useSWR<StoryPage, Error>([`${apiPaths.story}/${slug}${search}`, phase], { keepPreviousData: true });
}
