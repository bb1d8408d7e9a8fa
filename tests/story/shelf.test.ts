import { describe, expect, test, vi } from 'vitest';
import { compileStories, compileStory } from '../../server/story/compile.ts';
import { storiesFolder } from '../../server/story/library.ts';
import { readStory, type StoryFacts } from '../../server/story/read.ts';
import { openShelf } from '../../server/story/shelf.ts';
import { diceOf, someReader } from '../../server/story/walker/readers.ts';

const facts: StoryFacts = { seed: 7, phase: 1, suspicion: 0, fragments: 0, visits: 0 };

describe('the shelf of places', () => {
  test('says what a reading from the start says, for every story, whoever else reads in between', async () => {
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
          const page = await shelf.read(story, reader.facts, path);
          expect(page, `${story.slug} ${path}`).toEqual(readStory(story, reader.facts, path));
          const choices = page?.choices ?? [];
          reader.isOn = choices.length > 0;
          if (reader.isOn) reader.path.push(choices[dice(0, choices.length - 1)]!.index);
        }
      }
    }
  });

  test('offers nothing that is not offered, and plays again what it has forgotten', async () => {
    const source =
      '# title: A cellar\nVAR steps = 0\n-> stairs\n=== stairs ===\n~ steps++\nA step. # voice: judge\n+ [down] -> stairs\n+ { steps > 2 } [out] -> out\n=== out ===\nOut. # voice: judge # end\n-> END\n';
    const story = compileStory('cellar.ink', source);
    for (const shelf of [openShelf(), openShelf(1)]) {
      expect((await shelf.read(story, facts, '0'))?.blocks).toHaveLength(2);
      expect(await shelf.read(story, facts, '0.1')).toBeNull();
      expect((await shelf.read(story, facts, '0.0.1'))?.ended).toBe(true);
      expect(await shelf.read(story, facts, '0.0.1.0')).toBeNull();
    }
  });

  test('goes on from no place of a story that has been saved since', async () => {
    const cellar = (step: string) =>
      compileStory(
        'cellar.ink',
        `# title: A cellar\n${step} # voice: judge\n+ [down]\n- Down. # voice: judge # end\n-> END\n`,
      );
    const shelf = openShelf();
    await shelf.read(cellar('One step.'), facts, '');
    const page = await shelf.read(cellar('Two steps.'), facts, '0');
    expect(page?.blocks.map(({ text }) => text)).toEqual(['Two steps.', 'Down.']);
  });

  describe('a long way', () => {
    const well =
      '# title: A well\n-> rope\n=== rope ===\nA turn. # voice: judge\n+ [down] -> rope\n+ [up] -> rope\n+ [look] -> END\n';
    const longest = Array.from({ length: 64 }, () => 0);
    const wellAndTurns = () => {
      const story = compileStory('well.ink', well);
      return { story, turns: vi.spyOn(story.ink, 'ChooseChoiceIndex') };
    };

    test('[B-SEC-02] is played once; its end and its turnings are then known', async () => {
      const { story, turns } = wellAndTurns();
      const shelf = openShelf();
      const page = await shelf.read(story, facts, longest.join('.'));
      expect(turns).toHaveBeenCalledTimes(64);
      expect(page).toMatchObject({ added: 1, ended: false });
      expect(page?.blocks).toHaveLength(65);
      for (const [path, played] of [
        [longest, 0],
        [longest.with(63, 1), 8],
        [longest.with(30, 1).slice(0, 40), 16],
        [longest.slice(0, 24), 0],
        [longest.slice(0, 25), 1],
      ] as const) {
        turns.mockClear();
        const again = await shelf.read(story, facts, path.join('.'));
        expect(turns, path.join('.')).toHaveBeenCalledTimes(played);
        expect(again).toEqual(readStory(story, facts, path.join('.')));
      }
    });

    test('[B-SEC-02] lets others in after every eight choices, and the same reader only when it is over', async () => {
      const { story } = wellAndTurns();
      const shelf = openShelf();
      const done: string[] = [];
      const note = (name: string) => (page: unknown) => void done.push(page === null ? `${name}: none` : name);
      const all = [
        shelf.read(story, facts, longest.join('.')).then(note('long')),
        shelf.read(story, facts, '').then(note('short')),
        shelf.read(story, { ...facts, seed: 8 }, longest.slice(0, 40).join('.')).then(note('other, long')),
        shelf.read(story, { ...facts, seed: 9 }, '0').then(note('other, short')),
        shelf.read(story, { ...facts, seed: 9 }, '0.7').then(note('other, wrong')),
      ];
      await Promise.all(all);
      expect(done).toEqual(['other, short', 'other, wrong: none', 'other, long', 'long', 'short']);
    });

    test('[B-SEC-02] a story that breaks keeps nobody waiting', async () => {
      const broken = compileStory('well.ink', well);
      vi.spyOn(broken.ink, 'ChooseChoiceIndex').mockImplementation(() => {
        throw new Error('The rope has given.');
      });
      const shelf = openShelf();
      const first = shelf.read(broken, facts, '0');
      const second = shelf.read(broken, facts, '');
      await expect(first).rejects.toThrow('The rope has given.');
      expect((await second)?.blocks).toHaveLength(1);
    });
  });
});
