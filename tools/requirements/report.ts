import type { Catalogue } from './catalogue.ts';
import type { Proof } from './results.ts';

/** One line an ID: how many tests prove it, and the first of them. Unfinished lines say so. */
export function tableOf({ ids, partial, unbuilt }: Catalogue, proofs: ReadonlyMap<string, Proof>): string {
  const widest = Math.max(...ids.map((id) => id.length));
  return ids
    .map((id) => {
      const passed = proofs.get(id)?.passed ?? [];
      const said = passed[0] ?? (unbuilt.has(id) ? 'not yet built' : '–');
      const mark = partial.has(id) ? '(in part) ' : '';
      return `${id.padEnd(widest)}  ${String(passed.length).padStart(4)}  ${mark}${said}`;
    })
    .join('\n');
}
