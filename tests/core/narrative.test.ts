import { describe, expect, test } from 'vitest';
import { emptyNarrative } from '#contract/narrative.ts';
import { recordFragment, recordProfile } from '#core/narrative.ts';
import { profileOf, startAt } from './build.ts';

describe('narrative', () => {
  test.each([
    [299_999, 1],
    [300_000, 2],
  ])('[R-PRO-03] an event %d ms after the last: %d on record', (gapMs, count) => {
    const profile = profileOf({ suspicionLevel: 1 });
    const once = recordProfile(emptyNarrative, profile, startAt);
    expect(recordProfile(once, profile, startAt + gapMs).suspicionEvents).toHaveLength(count);
  });

  test('[R-PRO-04] five hundred fragments are kept, and the last five hundred steps', () => {
    let narrative = emptyNarrative;
    for (let number = 0; number < 501; number += 1) narrative = recordFragment(narrative, `page:p${number}`);
    expect(narrative.discoveredFragments).toHaveLength(500);
    expect(narrative.investigationPath).toHaveLength(500);
    expect(narrative.investigationPath.at(-1)).toBe('page:p500');
  });
});
