import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';
import { describe, expect, it } from 'vitest';
import { hiddenRoutes } from '#contract/routes.ts';
import { changingPhases } from '../../../server/story/changingPhases.ts';
import { type CompiledStory, compileStory } from '../../../server/story/compile.ts';
import { startStoryRun } from '../../../server/story/storyRun.ts';
import { siteStories } from '../../support/siteStories.ts';

const storyWith = (condition: string): CompiledStory =>
  compileStory('x.ink', `# title: x\nVAR phase = 0\n{ ${condition}:\n  Ice. # voice: institution\n}\n-> END\n`);

/** Reads a story at a phase without end, each time with at most 36 random choices. Yields all texts so far. */
function* readings(story: CompiledStory, phase: number): Generator<string> {
  const texts = new Set<string>();
  const generator = xorshift128plus(1);
  for (;;) {
    const run = startStoryRun(story, { seed: 1, phase, suspicion: 0, fragments: 3, visits: 1 });
    for (let step = 0; step < 36; step += 1) {
      const { blocks, choices } = run.page();
      for (const { text } of [...blocks, ...choices]) texts.add(text);
      const choice = choices[Math.floor(uniformFloat64(generator) * choices.length)];
      if (choice === undefined) break;
      run.choose(choice.index);
    }
    yield [...texts].sort().join('\n');
  }
}

/** Whether the texts of two phases differ after any number of readings up to forty: `phase` and the phase before. */
function differs(story: CompiledStory, phase: number): boolean {
  const before = readings(story, phase - 1);
  const after = readings(story, phase);
  for (let count = 0; count < 40; count += 1) if (before.next().value !== after.next().value) return true;
  return false;
}

describe('[B-REC-03] the phases at which a page changes', () => {
  it.each([
    ['phase >= 3', [3]],
    ['phase > 3', [4]],
    ['phase < 3', [3]],
    ['phase <= 3', [4]],
    ['phase == 3', [3, 4]],
    ['phase == 5', [5]],
    ['phase >= 2 and phase < 4', [2, 4]],
    ['phase < 0', []],
  ])('%s: %j', (condition, phases) => expect(changingPhases(storyWith(condition))).toEqual(phases));

  it.each(hiddenRoutes.filter((slug) => siteStories.find(slug) !== null))(
    '%s shows other words at each of them',
    (slug) => {
      const story = siteStories.find(slug) as CompiledStory;
      const phases = changingPhases(story);
      expect(phases.length).toBeGreaterThanOrEqual(3);
      expect(phases.filter((phase) => !differs(story, phase))).toEqual([]);
    },
  );
});
