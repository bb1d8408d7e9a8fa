import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The tables at the time of this migration. */
interface Then {
  visitors: { visitor: string; deliveries: string };
  deliveries: { visitor: string; delivery: string; received_at: number };
}

const visitorsAtOnce = 100;
const loadsOfVisitor = 50;

/** The deliveries of one visitor in the new format, in order of arrival. */
function counted(rows: readonly Then['deliveries'][]): string {
  const loads = new Map<string, { numbers: number[]; at: number }>();
  for (const { delivery, received_at } of rows) {
    const [, load = delivery, number = '-1'] = /^(.+)-(0|[1-9]\d{0,8})$/.exec(delivery) ?? [];
    const { numbers } = loads.get(load) ?? { numbers: [] };
    loads.delete(load);
    loads.set(load, { numbers: [...numbers, Number(number)], at: received_at });
  }
  const stored = [...loads].slice(-loadsOfVisitor).map(([load, { numbers, at }]) => {
    const ranges: [number, number][] = [];
    for (const number of numbers.toSorted((one, other) => one - other)) {
      const last = ranges.at(-1);
      if (last !== undefined && last[1] >= number - 1) last[1] = number;
      else ranges.push([number, number]);
    }
    return { load, numbers: ranges, at };
  });
  return JSON.stringify(stored);
}

async function fill(db: Kysely<Then>): Promise<void> {
  for (let after = ''; ;) {
    const page = await db
      .selectFrom('visitors')
      .select('visitor')
      .where('visitor', '>', after)
      .orderBy('visitor')
      .limit(visitorsAtOnce)
      .execute();
    const visitors = page.map(({ visitor }) => visitor);
    const last = visitors.at(-1);
    if (last === undefined) return;
    const rows = await db
      .selectFrom('deliveries')
      .select(['visitor', 'delivery', 'received_at'])
      .where('visitor', 'in', visitors)
      .orderBy('received_at')
      .execute();
    for (const visitor of new Set(rows.map((row) => row.visitor))) {
      const deliveries = counted(rows.filter((row) => row.visitor === visitor));
      await db.updateTable('visitors').set({ deliveries }).where('visitor', '=', visitor).execute();
    }
    after = last;
  }
}

/** Moves the counted deliveries from a table with a row for each into the visitor's own row (deliveries.ts). */
export const countedDeliveries: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('visitors')
      .addColumn('deliveries', 'text', (column) => column.notNull().defaultTo(sql`'[]'`))
      .execute();
    await fill(db as Kysely<Then>);
    await db.schema.dropTable('deliveries').execute();
  },
};
