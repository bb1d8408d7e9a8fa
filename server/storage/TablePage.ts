import type { VisitorTables } from '#contract/api/visitorExport.ts';

/** Some rows of one table, as the export contains them. A table has one page or more; its pages follow each other. */
export interface TablePage {
  readonly table: keyof VisitorTables;
  readonly rows: readonly object[];
}
