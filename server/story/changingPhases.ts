import type { CompiledStory } from './compile.ts';

/** A comparison of the phase with a number, in the JSON of a compiled story. */
const comparison = /\{"VAR\?":"phase"\},(\d),"(>=|<=|<|>|==)"/g;

/** The phases at which the result of a comparison with `phase` changes. */
function turns(operator: string, number: number): number[] {
  if (operator === '==') return [number, number + 1];
  return [operator === '>' || operator === '<=' ? number + 1 : number];
}

const found = new WeakMap<CompiledStory, readonly number[]>();

/** The phases, 1 to 5, at which the text of a story changes. Sorted. B-REC-03. */
export function changingPhases(story: CompiledStory): readonly number[] {
  const known = found.get(story);
  if (known !== undefined) return known;
  const phases = new Set<number>();
  for (const [, number = '', operator = ''] of story.compiled.matchAll(comparison)) {
    for (const phase of turns(operator, Number(number))) if (phase >= 1 && phase <= 5) phases.add(phase);
  }
  const sorted = [...phases].sort();
  found.set(story, sorted);
  return sorted;
}
