import { globSync, readFileSync } from 'node:fs';
import { parseCatalogue } from '../requirements/catalogue.ts';

const catalogueFile = 'docs/requirements.md';
/** Files that cite requirements. Tests of the tools use invented IDs. */
const citing = [
  '{bench,contract,server,shaders,src,tools,workers}/**/*.{ts,tsx,css,frag,ink}',
  'tests/!(tools)/**/*.{ts,tsx}',
  '{docs,deploy,bench}/**/*.{md,yml}',
];
const citation = /\b[RB]-[A-Z0-9]{2,}-\d\d\b/g;

/** One sentence for an ID that is defined twice, and for each cited ID that is not defined. */
export function requirementFaults(): string[] {
  const defined = new Set<string>();
  try {
    for (const id of parseCatalogue(readFileSync(catalogueFile, 'utf8')).ids) defined.add(id);
  } catch (error) {
    return [`${catalogueFile}: ${(error as Error).message}`];
  }
  return [...new Set(globSync(citing))].toSorted().flatMap((file) => {
    const cited = new Set(readFileSync(file, 'utf8').match(citation));
    return [...cited]
      .filter((id) => !defined.has(id))
      .map((id) => `${file.replaceAll('\\', '/')} cites ${id}, which ${catalogueFile} does not define.`);
  });
}
