import type { VisitorTables } from '#contract/api/visitorExport.ts';

/** Some rows of one table for the export. A table has one or more pages, which are consecutive. */
export interface TablePage {
  readonly table: keyof VisitorTables;
  readonly rows: readonly object[];
}
