import { describe, expect, test, vi } from 'vitest';
import { compileStories, compileStory } from '../../server/story/compile.ts';
import { storiesFolder } from '../../server/story/library.ts';
import type { StoryFacts } from '../../server/story/facts.ts';
import { readStory } from '../../server/story/storyRun.ts';
import { createStoryCache } from '../../server/story/storyCache.ts';
import { randomIntegers, randomReader } from '../../server/story/walker/simulatedReaders.ts';

const facts: StoryFacts = { seed: 7, phase: 1, suspicion: 0, fragments: 0, visits: 0 };

describe('the story cache', () => {
  test('gives the same pages as playing from the start, for every story, whoever else reads in between', async () => {
    const stories = [...compileStories(storiesFolder).values()];
    const storyCache = createStoryCache();
    const dice = randomIntegers(14_22_07);
    // Two readers take turns. Between two choices of one reader, the Ink instance serves the second reader.
    for (let pair = 0; pair < stories.length; pair++) {
      const readers = [0, 1].map(() => ({ facts: randomReader(dice, []), path: [] as number[], isOn: true }));
      const story = stories[pair % stories.length]!;
      for (let step = 0; step < 5; step++) {
        for (const reader of readers.filter(({ isOn }) => isOn)) {
          const path = reader.path.join('.');
          const page = (await storyCache.read(story, reader.facts, path))?.page ?? null;
          expect(page, `${story.slug} ${path}`).toEqual(readStory(story, reader.facts, path));
          const choices = page?.choices ?? [];
          reader.isOn = choices.length > 0;
          if (reader.isOn) reader.path.push(choices[dice(0, choices.length - 1)]!.index);
        }
      }
    }
  });

  test('refuses choices that are not offered, and plays again what it no longer holds', async () => {
    const source =
      '# title: A cellar\nVAR steps = 0\n-> stairs\n=== stairs ===\n~ steps++\nA step. # voice: judge\n+ [down] -> stairs\n+ { steps > 2 } [out] -> out\n=== out ===\nOut. # voice: judge # end\n-> END\n';
    const story = compileStory('cellar.ink', source);
    for (const storyCache of [createStoryCache(), createStoryCache(1)]) {
      expect((await storyCache.read(story, facts, '0'))?.page.blocks).toHaveLength(2);
      expect(await storyCache.read(story, facts, '0.1')).toBeNull();
      expect((await storyCache.read(story, facts, '0.0.1'))?.page.ended).toBe(true);
      expect(await storyCache.read(story, facts, '0.0.1.0')).toBeNull();
    }
  });

  test('does not continue from a position of a story whose file has been saved since', async () => {
    const cellar = (step: string) =>
      compileStory(
        'cellar.ink',
        `# title: A cellar\n${step} # voice: judge\n+ [down]\n- Down. # voice: judge # end\n-> END\n`,
      );
    const storyCache = createStoryCache();
    await storyCache.read(cellar('One step.'), facts, '');
    const page = await storyCache.read(cellar('Two steps.'), facts, '0');
    expect(page?.page.blocks.map(({ text }) => text)).toEqual(['Two steps.', 'Down.']);
  });

  describe('a long path', () => {
    const well =
      '# title: A well\n-> rope\n=== rope ===\nA turn. # voice: judge\n+ [down] -> rope\n+ [up] -> rope\n+ [look] -> END\n';
    const longest = Array.from({ length: 64 }, () => 0);
    const wellAndTurns = () => {
      const story = compileStory('well.ink', well);
      return { story, turns: vi.spyOn(story.ink, 'ChooseChoiceIndex') };
    };

    test('is played once; later paths start from its end or from a position on the way', async () => {
      const { story, turns } = wellAndTurns();
      const storyCache = createStoryCache(500, undefined, () => 0);
      const page = await storyCache.read(story, facts, longest.join('.'));
      expect(turns).toHaveBeenCalledTimes(64);
      expect(page?.page).toMatchObject({ added: 1, ended: false });
      expect(page?.page.blocks).toHaveLength(65);
      for (const [path, played] of [
        [longest, 0],
        [longest.with(63, 1), 4],
        [longest.with(30, 1).slice(0, 40), 12],
        [longest.slice(0, 24), 0],
        [longest.slice(0, 25), 1],
      ] as const) {
        turns.mockClear();
        const again = await storyCache.read(story, facts, path.join('.'));
        expect(turns, path.join('.')).toHaveBeenCalledTimes(played);
        expect(again?.page).toEqual(readStory(story, facts, path.join('.')));
      }
    });

    test('lets other visitors read after every four choices, the same visitor only when it is finished', async () => {
      const { story } = wellAndTurns();
      const storyCache = createStoryCache(500, undefined, () => 0);
      const done: string[] = [];
      const note = (name: string) => (page: unknown) => void done.push(page === null ? `${name}: none` : name);
      const all = [
        storyCache.read(story, facts, longest.join('.')).then(note('long')),
        storyCache.read(story, facts, '').then(note('short')),
        storyCache.read(story, { ...facts, seed: 8 }, longest.slice(0, 40).join('.')).then(note('other, long')),
        storyCache.read(story, { ...facts, seed: 9 }, '0').then(note('other, short')),
        storyCache.read(story, { ...facts, seed: 9 }, '0.7').then(note('other, wrong')),
      ];
      await Promise.all(all);
      expect(done).toEqual(['other, short', 'other, wrong: none', 'other, long', 'long', 'short']);
    });

    test('[B-LIM-01] is played one choice at a time where a choice takes 3 ms or more', async () => {
      for (const [choiceMs, playedFrom30] of [
        [3, 1],
        [0.9, 3],
      ] as const) {
        const { story, turns } = wellAndTurns();
        let now = 0;
        turns.mockImplementation(function choose(this: typeof story.ink, at) {
          now += choiceMs;
          Object.getPrototypeOf(story.ink).ChooseChoiceIndex.call(story.ink, at);
        });
        const storyCache = createStoryCache(500, undefined, () => now);
        await storyCache.read(story, facts, longest.join('.'));
        turns.mockClear();
        // The reading continues from the end of the last turn. A turn has one choice of 3 ms, or four of 0.9 ms.
        await storyCache.read(story, facts, longest.with(30, 1).slice(0, 31).join('.'));
        expect([choiceMs, turns.mock.calls.length]).toEqual([choiceMs, playedFrom30]);
      }
    });

    test('does not block the next reading if it throws', async () => {
      const broken = compileStory('well.ink', well);
      vi.spyOn(broken.ink, 'ChooseChoiceIndex').mockImplementation(() => {
        throw new Error('The rope has given.');
      });
      const storyCache = createStoryCache();
      const first = storyCache.read(broken, facts, '0');
      const second = storyCache.read(broken, facts, '');
      await expect(first).rejects.toThrow('The rope has given.');
      expect((await second)?.page.blocks).toHaveLength(1);
    });
  });
});
