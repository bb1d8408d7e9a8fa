/** The content of docs/requirements.md. */
export interface Catalogue {
  /** Every requirement, in the order of the page. */
  readonly ids: readonly string[];
  /** Listed under “Built in part”: the tests do not prove the whole requirement. */
  readonly partial: ReadonlySet<string>;
  /** Listed under “Not yet built”: there is no test. */
  readonly unbuilt: ReadonlySet<string>;
}

const row = /^\|\s*([RB]-[A-Z0-9]+-\d+)\s*\|/;

/**
 * Reads the IDs in the tables' first columns. Throws if an ID occurs twice, or is listed as unfinished but is unknown.
 */
export function parseCatalogue(markdown: string): Catalogue {
  const ids = new Set<string>();
  const partial = new Set<string>();
  const unbuilt = new Set<string>();
  const lists = new Map([
    ['## Built in part', partial],
    ['## Not yet built', unbuilt],
  ]);
  let target = ids;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) target = lists.get(line.trim()) ?? ids;
    const id = row.exec(line)?.[1];
    if (id === undefined) continue;
    if (target !== ids && !ids.has(id)) throw new Error(`${id} is listed as unfinished and is no requirement.`);
    if (target.has(id) || (target === unbuilt && partial.has(id))) throw new Error(`${id} is listed twice.`);
    target.add(id);
  }
  if (ids.size === 0) throw new Error('The catalogue holds no requirement.');
  return { ids: [...ids], partial, unbuilt };
}
