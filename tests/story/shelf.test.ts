import { describe, expect, test } from 'vitest';
import { compileStories, compileStory } from '../../server/story/compile.ts';
import { storiesFolder } from '../../server/story/library.ts';
import { readStory, type StoryFacts } from '../../server/story/read.ts';
import { openShelf } from '../../server/story/shelf.ts';
import { diceOf, someReader } from '../../server/story/walker/readers.ts';

const facts: StoryFacts = { seed: 7, phase: 1, suspicion: 0, fragments: 0, visits: 0 };

describe('the shelf of places', () => {
  test('says what a reading from the start says, for every story, whoever else reads in between', () => {
    const stories = [...compileStories(storiesFolder).values()];
    const shelf = openShelf();
    const dice = diceOf(14_22_07);
    // Two readers at a time take turns, so that one instance of Ink is another's between two choices.
    for (let pair = 0; pair < stories.length; pair++) {
      const readers = [0, 1].map(() => ({ facts: someReader(dice), path: [] as number[], isOn: true }));
      const story = stories[pair % stories.length]!;
      for (let step = 0; step < 5; step++) {
        for (const reader of readers.filter(({ isOn }) => isOn)) {
          const path = reader.path.join('.');
          const page = shelf.read(story, reader.facts, path);
          expect(page, `${story.slug} ${path}`).toEqual(readStory(story, reader.facts, path));
          const choices = page?.choices.length ?? 0;
          reader.isOn = choices > 0;
          if (reader.isOn) reader.path.push(dice(0, choices - 1));
        }
      }
    }
  });

  test('offers nothing that is not offered, and plays again what it has forgotten', () => {
    const source =
      '# title: A cellar\nVAR steps = 0\n-> stairs\n=== stairs ===\n~ steps++\nA step. # voice: judge\n+ [down] -> stairs\n+ { steps > 2 } [out] -> out\n=== out ===\nOut. # voice: judge # end\n-> END\n';
    const story = compileStory('cellar.ink', source);
    for (const shelf of [openShelf(), openShelf(1)]) {
      expect(shelf.read(story, facts, '0')?.blocks).toHaveLength(2);
      expect(shelf.read(story, facts, '0.1')).toBeNull();
      expect(shelf.read(story, facts, '0.0.1')?.ended).toBe(true);
      expect(shelf.read(story, facts, '0.0.1.0')).toBeNull();
    }
  });

  test('goes on from no place of a story that has been saved since', () => {
    const cellar = (step: string) =>
      compileStory(
        'cellar.ink',
        `# title: A cellar\n${step} # voice: judge\n+ [down]\n- Down. # voice: judge # end\n-> END\n`,
      );
    const shelf = openShelf();
    shelf.read(cellar('One step.'), facts, '');
    const page = shelf.read(cellar('Two steps.'), facts, '0');
    expect(page?.blocks.map(({ text }) => text)).toEqual(['Two steps.', 'Down.']);
  });
});
