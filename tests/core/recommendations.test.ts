import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectivenessOf } from '#contract/effectiveness.ts';
import { engagementOf, complexityOf } from '#core/recommendations.ts';

describe('recommendations', () => {
  test('[R-REC-03] engagement is 0.5 to 1 in steps of a tenth, for every visitor', () => {
    const type = fc.constantFrom('content', 'puzzle', 'hidden_content', 'collaboration');
    const facts = fc.record({
      phase: fc.nat(5),
      suspicion: fc.double({ min: 0, max: 5, noNaN: true }),
      interactions: fc.nat(100),
      daysSinceFirst: fc.double({ min: 0, max: 9, noNaN: true }),
    });
    fc.assert(
      fc.property(type, facts, (kind, known) => {
        expect([0.5, 0.6, 0.7, 0.8, 0.9, 1]).toContain(engagementOf(kind, known));
        expect(['basic', 'intermediate', 'advanced']).toContain(complexityOf(known));
      }),
      { seed: 7 },
    );
  });

  test('[R-REC-07] clicked is 1, viewed 0.5, anything else 0.1', () => {
    expect(['clicked', 'viewed', 'dismissed', ''].map(effectivenessOf)).toEqual([1, 0.5, 0.1, 0.1]);
  });
});
