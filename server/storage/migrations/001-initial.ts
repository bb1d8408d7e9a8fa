import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Uses types that SQLite and PostgreSQL share. `ifNotExists`: older servers migrated SQLite outside a transaction. If
 * such a server was killed during a migration, some of the tables already exist.
 */
export const initial: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('visitors')
      .ifNotExists()
      .addColumn('visitor', 'text', (column) => column.primaryKey())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('deliveries')
      .ifNotExists()
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addColumn('delivery', 'text', (column) => column.notNull())
      .addColumn('sequence', 'bigint')
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('deliveries_key', ['visitor', 'delivery'])
      .execute();
    await db.schema
      .createTable('archive_clicks')
      .ifNotExists()
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addColumn('filename', 'text', (column) => column.notNull())
      .addColumn('clicks', 'integer', (column) => column.notNull())
      .addColumn('clicked_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('archive_clicks_key', ['visitor', 'filename'])
      .execute();
    await db.schema
      .createTable('narratives')
      .ifNotExists()
      .addColumn('visitor', 'text', (column) => column.primaryKey())
      .addColumn('discovered_fragments', 'text', (column) => column.notNull())
      .addColumn('investigation_path', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('feedback')
      .ifNotExists()
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addColumn('ordinal', 'integer', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('content_id', 'text', (column) => column.notNull())
      .addColumn('user_response', 'text', (column) => column.notNull())
      .addColumn('effectiveness', 'double precision', (column) => column.notNull())
      .addColumn('dwell_time', 'double precision', (column) => column.notNull())
      .addColumn('engagement_level', 'double precision', (column) => column.notNull())
      .addColumn('preferred_complexity', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('feedback_key', ['visitor', 'ordinal'])
      .execute();
    await db.schema
      .createTable('influence')
      .ifNotExists()
      .addColumn('ordinal', 'integer', (column) => column.primaryKey())
      .addColumn('designation', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('placed_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
