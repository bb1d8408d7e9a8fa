import type { Walk } from '../../server/story/walker.ts';

/** What the specification allows a page, all its layers together. */
const words = { least: 250, most: 700 };

const totalOf = ({ layers }: Walk): number => layers.reduce((sum, layer) => sum + layer, 0);

/** One line a story: the words each phase adds, their sum, and what only the suspected are told. */
export function wordTable(walks: readonly Walk[]): string[] {
  const head = ['words', '0', '1', '2', '3', '4', '5', 'sum', 'withheld'];
  const rows = walks.map((walk) => {
    const total = totalOf(walk);
    const flag = total < words.least ? ' (few)' : total > words.most ? ' (many)' : '';
    return [walk.slug, ...walk.layers.map(String), `${total}${flag}`, String(walk.withheld)];
  });
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
