/** What docs/requirements.md says. */
export interface Catalogue {
  /** Every requirement, in the order of the page. */
  readonly ids: readonly string[];
  /** Those listed under “Not yet built”. */
  readonly unbuilt: ReadonlySet<string>;
}

const row = /^\|\s*([RB]-[A-Z0-9]+-\d+)\s*\|/;

/** Reads the IDs out of the tables' first columns. Throws if a line is missing from the page's own catalogue, or is there twice. */
export function parseCatalogue(markdown: string): Catalogue {
  const ids = new Set<string>();
  const unbuilt = new Set<string>();
  let target = ids;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) target = line.trim() === '## Not yet built' ? unbuilt : ids;
    const id = row.exec(line)?.[1];
    if (id === undefined) continue;
    if (target.has(id)) throw new Error(`${id} is listed twice.`);
    if (target === unbuilt && !ids.has(id)) throw new Error(`${id} is listed as not yet built and is no requirement.`);
    target.add(id);
  }
  if (ids.size === 0) throw new Error('The catalogue holds no requirement.');
  return { ids: [...ids], unbuilt };
}
