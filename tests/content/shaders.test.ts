import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

test('[R-CARD-04] shaders/ has four effects, each named after its folder, and one shared vertex stage', () => {
  expect(globSync('**/*.{frag,vert}', { cwd: 'shaders' }).sort()).toEqual([
    'defaults/quad.vert',
    'egg/egg.frag',
    'glitch/glitch.frag',
    'phase/phase.frag',
    'scan/scan.frag',
  ]);
});
