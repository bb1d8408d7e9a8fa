import { globSync, readFileSync } from 'node:fs';

/** The comment above a uniform must name a unit or a range. */
const unitOrRange = /^\/\/ .*(0 to 1|CSS pixels|[Ss]econds|coverage|1 for)/;

/** One sentence for each shader whose first line does not describe it, and for each uniform without unit or range. */
export function shaderFaults(): string[] {
  return globSync('shaders/**/*.{frag,vert,glsl}').flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const faults = /^\/\/ [A-Z].{30,}\.$/.test(lines[0] ?? '')
      ? []
      : [`${file}: the first line is to say what the shader does.`];
    if (!file.endsWith('.frag')) return faults;
    const unexplained = lines.filter((line, index) => {
      const above = lines.slice(0, index).findLast((each) => !each.startsWith('uniform '));
      return line.startsWith('uniform ') && !unitOrRange.test(above ?? '');
    });
    return [
      ...faults,
      ...unexplained.map((line) => `${file}: the comment above "${line}" names neither a unit nor a range.`),
    ];
  });
}
