import type { VisitorTables } from '#contract/api/visitorExport.ts';

/** Some rows of one table, for the export. The rows of a table are split into one or more consecutive pages. */
export interface TablePage {
  readonly table: keyof VisitorTables;
  readonly rows: readonly object[];
}
