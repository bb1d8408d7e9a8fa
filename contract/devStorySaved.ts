/** Development only: the event that tells open pages that the story of a page was saved. */
export const storySavedEvent = 'd5u:story-saved';

export interface StorySaved {
  readonly slug: string;
}
