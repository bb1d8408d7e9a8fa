import { type Walk, wordsIn } from '../../server/story/walker.ts';

/** One line a story: the words each phase adds, what only the suspected are told, and all of them together. */
export function wordTable(walks: readonly Walk[]): string[] {
  const head = ['words', '0', '1', '2', '3', '4', '5', 'withheld', 'all'];
  const rows = walks.map((walk) => [
    walk.slug,
    ...walk.layers.map(String),
    String(walk.withheld),
    String(wordsIn(walk)),
  ]);
  return columns([head, ...rows]);
}

/** Every page in the order of the specification, with the way there or the lack of one. */
export function wayTable(pages: readonly string[], ways: ReadonlyMap<string, string>, advised: readonly string[]) {
  const other = (page: string) => (advised.includes(page) ? 'only when it is recommended' : 'no way yet');
  return columns(pages.map((page) => [page, ways.get(page) ?? other(page)]));
}

const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};
