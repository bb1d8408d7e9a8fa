import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

test('[R-CARD-04] shaders/ has five effects, each named after its folder, a shared vertex stage and what they include', () => {
  expect(globSync('**/*.*', { cwd: 'shaders' }).sort()).toEqual([
    'defaults/quad.vert',
    'defaults/threshold.glsl',
    'egg/egg.frag',
    'glitch/glitch.frag',
    'phase/phase.frag',
    'reading/reading.frag',
    'scan/scan.frag',
  ]);
});
