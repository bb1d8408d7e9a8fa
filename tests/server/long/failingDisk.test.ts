import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiPaths, batchIdHeader } from '#contract/paths.ts';
import type { Profile } from '#contract/visitor.ts';
import { visitorSecrets } from '../../../server/secret.ts';
import { readSettings, SettingsError } from '../../../server/settings.ts';
import { databaseFile } from '../../../server/storage/files.ts';
import { keenBatch } from '../../support/app.ts';
import { namesCounted } from '../../support/deliveries.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'd5u-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const meet = async ({ url }: TestServer): Promise<string> =>
  (await fetch(url + apiPaths.profile)).headers.get('set-cookie')?.split(';')[0] ?? '';
interface Acknowledged {
  readonly ids: Set<string>;
  /** Time of the last acknowledgement, by performance.now(). */
  lastAt: number;
}
/** Sends batches, 20 at a time, until the server has ended. Returns the acknowledged ids. */
async function sendUntilGone({ url }: TestServer, cookie: string): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { ids: new Set(), lastAt: performance.now() };
  let sent = 0;
  const sender = async () => {
    for (;;) {
      const id = `batch-${(sent += 1)}`;
      const reply = await fetch(url + apiPaths.track, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', [batchIdHeader]: id },
        body: JSON.stringify({ behaviorData: keenBatch(Date.now(), { interactionSequence: [`click:${id}`] }) }),
      }).catch(() => null);
      if (reply === null) return;
      if (!reply.ok) continue;
      acknowledged.ids.add(id);
      acknowledged.lastAt = performance.now();
    }
  };
  await Promise.all(Array.from({ length: 20 }, sender));
  return acknowledged;
}

describe('[B-STO-03] a store that fails while the server runs', () => {
  /*
   * The limit on the file size is the only real disk failure that needs no root privileges. The write fails with EFBIG,
   * and SQLite reports SQLITE_IOERR_WRITE for the commit.
   */
  it('fault 15: an I/O error of a commit ends the process within 5 s, and nothing acknowledged is lost', async () => {
    const server = await startServer({ dataDir, fileSizeLimitKb: 1024 });
    let printed = '';
    server.process.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const cookie = await meet(server);
    const ended = once(server.process, 'exit').then((how) => ({ how, at: performance.now() }));
    const { ids: acknowledged, lastAt } = await sendUntilGone(server, cookie);
    expect((await ended).how).toEqual([1, null]);
    expect((await ended).at - lastAt).toBeLessThan(5000);
    expect(printed).toContain('The store failed: disk I/O error');
    expect(printed).toContain(' All acknowledged writes are stored. ');
    expect(acknowledged.size).toBeGreaterThan(20);

    const next = await startServer({ dataDir });
    const profile = await fetch(next.url + apiPaths.profile, { headers: { cookie } });
    // Batches that were committed and not answered are stored too.
    expect(((await profile.json()) as Profile).interactions).toBeGreaterThanOrEqual(acknowledged.size);
    const database = next.database();
    const kept = namesCounted(database.prepare<[], string>('select deliveries from visitors').pluck().all());
    database.close();
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
    await next.stop();
  }, 180_000);

  it('a deleted folder ends the process at the next write, which is not acknowledged; no write is said to be stored', async () => {
    const server = await startServer({ dataDir });
    let printed = '';
    server.process.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const cookie = await meet(server);
    const ended = once(server.process, 'exit');
    rmSync(dataDir, { recursive: true });
    expect([...(await sendUntilGone(server, cookie)).ids]).toEqual([]);
    expect(await ended).toEqual([1, null]);
    expect(printed).toContain(
      `The store failed: ${databaseFile(dataDir)} was deleted or replaced. The server stops. Check the disk and DATA_DIR, then start the server again.\n`,
    );
  });
});

describe('[B-SEC-02] the key file', () => {
  it.each(['', 'short'])('[an empty key file stopped the start] that contains %j is reported, and stays', (content) => {
    const file = join(dataDir, 'visitor.key');
    writeFileSync(file, content);
    expect(() => visitorSecrets(readSettings({ DATA_DIR: dataDir }))).toThrow(
      new SettingsError(
        `${file} does not contain a key of 32 or more characters. Restore it from a backup, or delete it: then a new key is created, and every visitor counts as new.`,
      ),
    );
    expect(readFileSync(file, 'utf8')).toBe(content);
  });
});
