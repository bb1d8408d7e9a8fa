import { createContext, type ReactNode, type RefCallback } from 'react';
import type { StoryChoice } from '#contract/api/story.ts';

/** The data that the story components of a page need, so that the page does not pass it to each of them. */
export interface StoryControls {
  /** Slug of the page, for `data-track`. */
  readonly slug: string;
  /** The page's heading. */
  readonly title: string;
  /** The stability of the heading for `wornLetters`, 0.2 to 1. */
  readonly titleStability: number;
  /** Class of the page in its stylesheet. */
  readonly pageClass: string | undefined;
  /** True when the page of the current path is shown. Only then can a choice be taken. */
  readonly isSettled: boolean;
  /** Takes a choice and moves the focus to its passage. Ignored unless `isSettled`. */
  readonly take: (choice: StoryChoice) => void;
  /** Ref for the element that gets the focus after `take`. */
  readonly arrival: RefCallback<HTMLElement> | undefined;
  /** An alert with a retry button if the story did not load, else null. */
  readonly failure: ReactNode;
}

/** Provided by `StoryPage`. Without a provider, links have no page in `data-track` and choices are disabled. */
export const StoryContext = createContext<StoryControls>({
  slug: '',
  title: '',
  titleStability: 1,
  pageClass: undefined,
  isSettled: false,
  take: () => undefined,
  arrival: undefined,
  failure: null,
});
