import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { StoryPage } from '#contract/api/story.ts';
import { useStory } from '../api/useStory.ts';
import { rooms } from '../content/rooms.ts';
import { phaseAtom, previewAtom } from '../state/profile.ts';
import { Failure } from '../ui/story/Failure.tsx';
import { StoryWait } from '../ui/story/StoryWait.tsx';
import { useStoryPath } from '../ui/story/useStoryPath.ts';

/** Where a reader stands in a room's story. */
interface Room {
  /** The choices so far: "" or "0.2.1". */
  readonly path: string;
  /** The page of this path, or the last one while another is on its way; undefined before the first. */
  readonly page: StoryPage | undefined;
  /** True when `page` is the page of this path, so that a choice may be taken from it. */
  readonly isSettled: boolean;
  /** `replace` where the page takes the choice for its reader. */
  readonly choose: (index: number, replace?: boolean) => void;
  readonly restart: () => void;
  /** What to say in the room when words did not come; null while there is nothing to say. */
  readonly failure: ReactNode;
  /** The room before its first page, in the colours of `className`. */
  readonly wait: (className: string | undefined) => ReactNode;
}

/**
 * What a page of story begins with. The choices stand in the address, unless the room knows its path by other means and
 * hands it in; from such a path there is no beginning again.
 */
export function useRoom(slug: keyof typeof rooms, ownPath?: string): Room {
  const { path: pathInAddress, choose, restart } = useStoryPath();
  const path = ownPath ?? pathInAddress;
  const { page, isSettled, hasFailed, isAsking, retry } = useStory(
    slug,
    path,
    useAtomValue(phaseAtom),
    useAtomValue(previewAtom),
  );
  const words = rooms[slug];
  const canRestart = ownPath === undefined && path !== '';
  const failure = hasFailed ? (
    <Failure sentence={words.failure} isAsking={isAsking} onRetry={retry} onRestart={canRestart ? restart : null} />
  ) : null;
  const wait = (className: string | undefined) => (
    <StoryWait name={words.name} className={className} failure={failure} />
  );
  return { path, page, isSettled, choose, restart, failure, wait };
}
