import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { buildApp } from '../server/app.ts';
import { readSettings } from '../server/settings.ts';
import { openSqliteStorage } from '../server/storage/sqlite.ts';

/** The file with the OpenAPI description. `node tools/openapi.ts` writes it, and a test compares it with the app. */
export const openapiFile = join(import.meta.dirname, '../docs/openapi.json');

/** The formatted OpenAPI description of the app. The same sources give the same text. */
export async function describeApi(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'd5u-openapi-'));
  try {
    const clock = () => 0;
    const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const storage = await openSqliteStorage({ dataDir, clock });
    const app = await buildApp({ settings, storage, clock, siteDir: null, stories: { find: () => null } });
    await app.ready();
    const description = app.swagger();
    await app.close();
    return await format(JSON.stringify(description), { parser: 'json', printWidth: 120 });
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

if (import.meta.main) writeFileSync(openapiFile, await describeApi());
