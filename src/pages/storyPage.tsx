import { useAtomValue } from 'jotai';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { StoryBlock, StoryChoice, StoryPage as Page } from '#contract/api/story.ts';
import { lazyPart } from '../api/loadPart.ts';
import { useStory } from '../api/useStory.ts';
import { storyPages } from '../content/storyPages.ts';
import { isRecordKeptAtom } from '../state/consent.ts';
import { endedAtom, phaseAtom, previewAtom } from '../state/profile.ts';
import { titleStability } from '../state/titleStability.ts';
import { useRecordFragments } from '../state/useRecordFragments.ts';
import { StoryContext } from '../ui/story/StoryContext.ts';
import { StoryFailure } from '../ui/story/StoryFailure.tsx';
import { StoryLoading } from '../ui/story/StoryLoading.tsx';
import { useArrival } from '../ui/story/useArrival.ts';
import { usePhaseOfReading } from '../ui/story/usePhaseOfReading.ts';
import { useStoryPath } from '../ui/story/useStoryPath.ts';
import { useChoiceSound } from './useChoiceSound.ts';

/** The props that a story page gets. */
export interface StoryPageProps {
  /** The page of `path`, or the previous page while the page of `path` is loading. */
  readonly page: Page;
  /** The blocks that the last choice added; before the first choice, all blocks. */
  readonly newest: readonly StoryBlock[];
  /** Returns the choice with this object; undefined if the page has no such choice. */
  readonly choiceOf: (object: string | null) => StoryChoice | undefined;
  /** The choices so far, for example "0.2.1"; "" before the first choice. */
  readonly path: string;
  /** True when `page` is the page of `path`, so that a choice may be taken. */
  readonly isSettled: boolean;
  /** True when the page of `path` did not load; the frame shows the alert. */
  readonly hasFailed: boolean;
  /**
   * Takes a choice, and moves the focus to the page's `Arrival` once the next page is loaded. Does nothing if
   * `isSettled` is false.
   */
  readonly take: (choice: StoryChoice) => void;
  /** Takes a choice without moving the focus. Does not check `isSettled`. */
  readonly choose: (index: number) => void;
  /** Restarts the story. */
  readonly restart: () => void;
}

interface StoryOptions {
  /** The story's name. */
  readonly slug: keyof typeof storyPages;
  /** The page's class from its stylesheet, for the loading fallback too. */
  readonly className: string | undefined;
  /** The choices so far, if they are not in the URL. Such a story cannot be restarted. */
  readonly path?: string;
  /**
   * Blocks whose fragments count as found. `shown`: all blocks shown. `own`: the page records its fragments itself.
   * R-PRO-04.
   */
  readonly fragments?: 'shown' | 'own';
}

interface ShellOptions extends StoryOptions {
  readonly children: (story: StoryPageProps) => ReactNode;
}

/** Loaded after the page. A key that is pressed before this component is loaded has no effect. */
const Unread = lazyPart('Unread lines', () => import('../ui/story/Unread.tsx'));

const none: readonly StoryBlock[] = [];

/**
 * Shell of a story page: loads the story along the choices in the URL, shows the loading fallback in the page's own
 * colours, records the fragments, and provides the StoryContext. `children` is not called before the page is loaded. It
 * returns a `StoryFrame`; hooks belong in a component that `children` renders. A page without a path of its own uses
 * `storyPage`.
 */
export function StoryPage({ slug, className, path: ownPath, fragments = 'shown', children }: ShellOptions) {
  const { path: pathInAddress, choose: goOn, restart } = useStoryPath();
  const path = ownPath ?? pathInAddress;
  const preview = useAtomValue(previewAtom);
  // With an inspector, or without a record, readers change the phase themselves: the page follows it at once.
  const isFollowed = !useAtomValue(isRecordKeptAtom) || preview !== null;
  const phase = usePhaseOfReading(useAtomValue(phaseAtom), path, isFollowed);
  const { page, isSettled, hasFailed, isAsking, retry } = useStory(slug, path, phase, preview);
  const stability = titleStability(phase, useAtomValue(endedAtom));
  const { target: arrival, expect } = useArrival(isSettled ? path : '');
  useRecordFragments(fragments === 'shown' ? page?.blocks : none);

  const willSound = useChoiceSound(page, isSettled ? path : null);
  const choose = (index: number) => {
    willSound(index);
    goOn(index);
  };
  const take = ({ index }: StoryChoice) => {
    if (!isSettled) return;
    expect();
    choose(index);
  };
  const texts = storyPages[slug];
  const hasNew = page?.blocks.some(({ isNew }) => isNew === true) ?? false;
  const canRestart = ownPath === undefined && path !== '';
  const failure = hasFailed ? (
    <StoryFailure
      sentence={texts.failure}
      isAsking={isAsking}
      onRetry={retry}
      onRestart={canRestart ? restart : null}
    />
  ) : null;
  if (page === undefined) return <StoryLoading name={texts.name} className={className} failure={failure} />;
  return (
    <>
      <StoryContext
        value={{
          slug,
          title: page.title,
          titleStability: stability,
          pageClass: className,
          isSettled,
          take,
          arrival,
          failure,
        }}
      >
        {children({
          page,
          newest: page.blocks.slice(page.blocks.length - page.added),
          choiceOf: (object) => page.choices.find((choice) => choice.object === object),
          path,
          isSettled,
          hasFailed,
          take,
          choose,
          restart,
        })}
      </StoryContext>
      <Suspense fallback={null}>
        <Unread hasNew={hasNew} />
      </Suspense>
    </>
  );
}

/**
 * A story page from a component that is rendered once its story is loaded: `export default storyPage({ slug, className
 * }, Kitchen)`.
 */
export function storyPage(options: StoryOptions, Component: ComponentType<StoryPageProps>): ComponentType {
  return function StoryPageOf() {
    return <StoryPage {...options}>{(story) => <Component {...story} />}</StoryPage>;
  };
}
