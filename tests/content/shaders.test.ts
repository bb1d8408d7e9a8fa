import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const room = join(import.meta.dirname, '../../shaders');
const files = globSync('**/*.{frag,vert,wgsl}', { cwd: room }).sort();
const textOf = (file: string): string => readFileSync(join(room, file), 'utf8');
const effects = globSync('*/*.frag', { cwd: room })
  .map((file) => file.replace(/\.frag$/, ''))
  .sort();

/** What Pixi sets by itself; only the vertex stage names it. */
const isPixis = (name: string): boolean =>
  ['uProjectionMatrix', 'uWorldTransformMatrix', 'uTransformMatrix'].includes(name);

const glslTypes: Readonly<Record<string, string>> = {
  float: 'f32',
  vec2: 'vec2<f32>',
  vec3: 'vec3<f32>',
  sampler2D: 'texture_2d<f32>',
};

/** name → type as WGSL writes it. */
function uniformsOfGlsl(text: string): Record<string, string> {
  const found = [...text.matchAll(/^uniform (\w+) (\w+);/gm)].filter((match) => !isPixis(match[2]!));
  return Object.fromEntries(found.map((match) => [match[2]!, glslTypes[match[1]!] ?? `unknown: ${match[1]}`]));
}

function uniformsOfWgsl(text: string): Record<string, string> {
  const struct = /struct \w+Uniforms \{([^}]*)\}/.exec(text)?.[1] ?? '';
  const members = [...struct.matchAll(/^\s*(u\w+): ([\w<>]+),/gm)];
  const textures = [...text.matchAll(/var (u\w+): (texture_2d<f32>);/g)];
  return Object.fromEntries([...members, ...textures].map((match) => [match[1]!, match[2]!]));
}

describe('shaders', () => {
  it('[R-CARD-04] three effects stand in shaders/, each named after its folder, with one shared vertex stage', () => {
    expect(effects).toEqual(['exhibit/exhibit', 'glitch/glitch', 'scan/scan']);
    for (const effect of effects) expect(basename(effect)).toBe(effect.split('/')[0]);
    expect(files.filter((file) => file.startsWith('defaults/'))).toEqual(['defaults/quad.vert', 'defaults/quad.wgsl']);
  });

  it.each(files)('[R-CARD-04] %s says in its first line what it does', (file) => {
    expect(textOf(file).split('\n')[0]).toMatch(/^\/\/ [A-Z].{30,}\.$/);
  });

  it.each(effects)('[R-CARD-04] %s has the same uniforms for WebGL and for WebGPU', (effect) => {
    const glsl = uniformsOfGlsl(textOf(`${effect}.frag`));
    expect(Object.keys(glsl).length).toBeGreaterThan(3);
    expect(uniformsOfWgsl(textOf(`${effect}.wgsl`))).toEqual(glsl);
  });

  it.each(effects)('[R-CARD-04] every uniform of %s is explained above it, with its unit or range', (effect) => {
    const lines = textOf(`${effect}.frag`).split('\n');
    for (const [index, line] of lines.entries()) {
      if (!line.startsWith('uniform ')) continue;
      const above = lines.slice(0, index).findLast((each) => !each.startsWith('uniform '));
      expect(above, line).toMatch(/^\/\/ .*(0 to 1|CSS pixels|[Ss]econds|coverage|1 for)/);
    }
  });
});
