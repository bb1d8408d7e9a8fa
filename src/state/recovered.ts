const prefix = 'archive:';

/** How the narrative state knows a recovered file. */
export const fragmentOf = (filename: string): string => prefix + filename;

/**
 * The recovered files, oldest first: what the narrative state holds, then what this page has seen and the state has
 * not heard of yet. Names that the index does not list do not count.
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
