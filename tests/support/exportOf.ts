import type { VisitorExport, VisitorTables } from '#contract/api/visitorExport.ts';

const noRows: VisitorTables = {
  visitors: [],
  deliveries: [],
  archive_clicks: [],
  narratives: [],
  feedback: [],
  acts: [],
  story_visits: [],
  protocols: [],
  orders: [],
  recovery_phrases: [],
  judgments: [],
  influence: [],
};

/** The export of a visitor who has rows only in these tables. */
export const exportOf = (tables: Partial<VisitorTables>): VisitorExport => ({
  exportedAt: 0,
  visitor: 'x',
  firstSeenAt: 0,
  tables: { ...noRows, ...tables },
  actsInWords: [],
});
