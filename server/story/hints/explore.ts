import type { StoryPage } from '#contract/api/story.ts';
import type { CompiledStory } from '../compile.ts';
import type { StoryFacts } from '../facts.ts';
import type { PlayedPage } from '../storyCache.ts';

/** Plays a page for the requesting reader; null when the page does not offer the path. Throws StoryBusy. */
export type Play = (story: CompiledStory, facts: StoryFacts, path: string) => Promise<PlayedPage | null>;

/** A page of a story after some choices. */
export interface Explored {
  readonly path: readonly number[];
  /** The texts of the choices taken. */
  readonly choices: readonly string[];
  readonly page: StoryPage;
  readonly remembered: readonly string[];
}

/** The remaining number of pages to play. One object is shared by everything that a request plays. */
export interface Allowance {
  left: number;
}

const deepest = 6;

/**
 * Explores a story breadth first, as its reader would see it: the first page, then every sequence of up to six choices,
 * shortest first, until the allowance is used up. B-SAY-05.
 */
export async function* explore(
  play: Play,
  story: CompiledStory,
  facts: StoryFacts,
  allowance: Allowance,
): AsyncGenerator<Explored, void> {
  const queue: { path: readonly number[]; choices: readonly string[] }[] = [{ path: [], choices: [] }];
  for (let next = queue.shift(); next !== undefined && allowance.left > 0; next = queue.shift()) {
    allowance.left -= 1;
    const { path, choices } = next;
    const played = await play(story, facts, path.join('.'));
    if (played === null) continue;
    yield { path, choices, ...played };
    if (path.length >= deepest) continue;
    const offered = played.page.choices;
    for (const { index, text } of offered) {
      // A hint cannot name a choice when another choice has the same text.
      if (offered.filter((other) => other.text === text).length > 1) continue;
      queue.push({ path: [...path, index], choices: [...choices, text] });
    }
  }
}
