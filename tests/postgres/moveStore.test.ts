import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openPostgresStorage } from '../../server/storage/postgres.ts';
import { openSqliteStorage } from '../../server/storage/sqlite.ts';
import { StoreNotOpened, type Storage } from '../../server/storage/storage.ts';
import { createDatabase } from '../../tools/cluster/createDatabase.ts';
import { moveStore } from '../../tools/move-store/moveStore.ts';
import { exportedTables, keenBatch, noon, seat } from '../support/app.ts';

const clock = () => noon;
const ada = { id: 'a'.repeat(32), firstSeenAt: noon };
const ben = { id: 'b'.repeat(32), firstSeenAt: noon };

let dataDir: string;
let url: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'd5u-'));
  url = await createDatabase(inject('postgresUrl'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function fill(storage: Storage): Promise<void> {
  for (let number = 1; number <= 1_001; number += 1)
    await storage.narratives.save(
      { ...ben, id: String(number).padStart(32, '0') },
      { discoveredFragments: [], investigationPath: [] },
    );
  await storage.visitors.ingest(ada, 's-1', keenBatch(noon, { interactionSequence: ['click:a'] }));
  await storage.archive.recordClick(ada, null, 'a.txt');
  await storage.narratives.save(ada, { discoveredFragments: ['egg:a'], investigationPath: ['egg:a'] });
  await storage.feedback.save(ada, {
    contentId: '/kitchen',
    userResponse: 'clicked',
    effectiveness: 0.25,
    dwellTime: 900.5,
    personalityProfile: { engagementLevel: 0.5, preferredComplexity: 'basic' },
  });
  await storage.storyVisits.save(ada, 'void', { earlier: 1, readAt: noon, phase: null });
  await storage.acts.save(ada, ['kitchen_first=mug']);
  await storage.protocols.unlock(ada, 'first');
  await storage.judgments.save(ada, 'cut');
  await storage.recovery.save(ada, 'f'.repeat(64));
  const { id } = await storage.orders.create(ada, { designation: 'Ada', message: 'Où est la porte? 𝔞' });
  await storage.orders.markPaid(ada.id, id);
  await storage.visitors.erase(ben.id);
}

describe('[B-STO-02] npm run move-store', () => {
  it('copies every row of every table; a second run leaves the same rows', async () => {
    const old = await openSqliteStorage({ dataDir, clock });
    await fill(old);
    const before = await exportedTables(old, ada.id);
    await old.close();
    expect(Object.values(before).filter((rows) => rows.length === 0)).toEqual([]);

    const counts = await moveStore(dataDir, url);
    expect(counts).toMatchObject({ visitors: 1, narratives: 1_002, influence: 1, erased_visitors: 1 });
    expect(await moveStore(dataDir, url)).toEqual(counts);
    const moved = await openPostgresStorage({ url, clock });
    expect(await exportedTables(moved, ada.id)).toEqual(before);
    expect(await moved.visitors.isErased(ben.id)).toBe(true);
    expect(await moved.visitors.ingest(ada, 's-1', keenBatch(noon))).toBe(false);
    // The number of the next message follows those of the copied messages.
    await seat(moved, { designation: 'Next', message: 'Mine.' });
    expect(await moved.influence.current()).toEqual({ designation: 'Next', message: 'Mine.' });
    await moved.close();
  });

  it('copies nothing into a database with rows of another store, nor from a store that is in use', async () => {
    const old = await openSqliteStorage({ dataDir, clock });
    await old.judgments.save(ada, 'cut');
    await expect(moveStore(dataDir, url)).rejects.toThrow(StoreNotOpened);
    await old.close();
    const other = await openPostgresStorage({ url, clock });
    await other.judgments.save(ben, 'grow');
    await expect(moveStore(dataDir, url)).rejects.toThrow(
      'The database has rows of the table judgments that are not in this store. Nothing was copied. Use an empty database.',
    );
    expect(await other.judgments.countVotes()).toEqual({ cut: 0, grow: 1, 'set-down': 0 });
    await other.close();
  });
});
