import type { Catalogue } from './catalogue.ts';
import type { Proof } from './results.ts';

/**
 * One line for each requirement: the number of passed tests that name it, by folder of tests/. `titles` adds the title
 * of every such test.
 */
export function tableOf(
  { ids, partial, unbuilt }: Catalogue,
  proofs: ReadonlyMap<string, Proof>,
  { titles = false } = {},
): string {
  const widest = Math.max(...ids.map((id) => id.length));
  return ids
    .flatMap((id) => {
      const { passed = [], failed = [], skipped = [] } = proofs.get(id) ?? {};
      const folders = [...new Set(passed.map(({ folder }) => folder))].map(
        (name) => `${passed.filter(({ folder }) => folder === name).length} ${name}`,
      );
      const notes = [
        ...folders,
        ...(failed.length > 0 ? [`${failed.length} failed`] : []),
        ...(skipped.length > 0 ? [`${skipped.length} did not run`] : []),
        ...(partial.has(id) ? ['built in part'] : []),
        ...(unbuilt.has(id) ? ['not yet built'] : []),
      ];
      const line = `${id.padEnd(widest)}  ${String(passed.length).padStart(4)}  ${notes.join(', ') || '–'}`;
      return titles ? [line, ...passed.map(({ title }) => `${' '.repeat(widest + 8)}${title}`)] : [line];
    })
    .join('\n');
}
