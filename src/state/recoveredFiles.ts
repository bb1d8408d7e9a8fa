const prefix = 'archive:';

/** The fragment of a recovered file in the narrative state. */
export const archiveFragment = (filename: string): string => prefix + filename;

/**
 * The recovered files, oldest first: those of the narrative state, then the files of this page that are not in the
 * narrative state yet. Names that the index does not list are skipped.
 */
export function recoveredFiles(
  fragments: readonly string[],
  seenHere: readonly string[],
  index: readonly { readonly name: string }[],
): readonly string[] {
  const kept = fragments.filter((entry) => entry.startsWith(prefix)).map((entry) => entry.slice(prefix.length));
  const known = new Set(index.map((file) => file.name));
  return [...new Set([...kept, ...seenHere])].filter((name) => known.has(name));
}
