import type { CountedLoad } from '#contract/api/visitorExport.ts';

/** The names of all counted deliveries, from the column `deliveries` of some visitors. */
export const namesCounted = (columns: readonly string[]): Set<string> =>
  new Set(
    columns
      .flatMap((column) => JSON.parse(column) as CountedLoad[])
      .flatMap(({ load, numbers }) =>
        numbers.flatMap(([first, last]) =>
          Array.from({ length: last - first + 1 }, (_, index) =>
            first + index < 0 ? load : `${load}-${first + index}`,
          ),
        ),
      ),
  );
