import { type StoryWalk, totalWords } from '../../server/story/walker.ts';
import type { Tics } from './tics.ts';

/** One line for each story: words added by each phase, words shown only from suspicion 3, and the total. */
export function wordTable(walks: readonly StoryWalk[]): string[] {
  const head = ['words', '0', '1', '2', '3', '4', '5', 'withheldWords', 'all'];
  const rows = walks.map((walk) => [
    walk.slug,
    ...walk.wordsByPhase.map(String),
    String(walk.withheldWords),
    String(totalWords(walk)),
  ]);
  return columns([head, ...rows]);
}

/** One line for each story: the tics of its prose, as counted by `ticsOf`. */
export function ticTable(tics: readonly Tics[]): string[] {
  const head = ['tics', 'lines', 'negations', 'percent', 'asks', 'judge', 'judgeLists', 'sufferers'];
  const rows = tics.map(({ slug, lines, negations, asks, judge, judgeLists, sufferers }) => {
    const percent = Math.round((100 * negations) / Math.max(1, lines));
    return [slug, ...[lines, negations, percent, asks, judge, judgeLists, sufferers].map(String)];
  });
  return columns([head, ...rows]);
}

/** One line for each page, in the order of the specification: the shortest path to it, or that there is none. */
export function pathTable(
  pages: readonly string[],
  paths: ReadonlyMap<string, string>,
  recommended: readonly string[],
) {
  const other = (page: string) => (recommended.includes(page) ? 'only by a recommendation' : 'no path');
  return columns(pages.map((page) => [page, paths.get(page) ?? other(page)]));
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
