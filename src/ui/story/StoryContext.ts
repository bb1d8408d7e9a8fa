import { createContext } from 'react';
import type { StoryChoice } from '#contract/api/story.ts';

/** What the story parts of a page need to know about it, so that a page does not hand it to each of them. */
export interface StoryControls {
  /** Slug of the page, for `data-track`. */
  readonly slug: string;
  /** True when the page of the current path is shown, so that a choice may be taken. */
  readonly isSettled: boolean;
  /** Takes a choice and moves the focus to what it brings. Ignored unless settled. */
  readonly take: (choice: StoryChoice) => void;
}

/** Provided by `StoryPage`. Without one, links name no page and choices stay disabled. */
export const StoryContext = createContext<StoryControls>({ slug: '', isSettled: false, take: () => undefined });
