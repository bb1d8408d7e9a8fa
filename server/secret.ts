import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Settings, SettingsError } from './settings.ts';

/** Writes the whole file or none: a server that is killed while it writes leaves no half of a key. */
function createKey(file: string): void {
  const draft = `${file}.new`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  renameSync(draft, file);
}

/**
 * The keys that sign cookies, newest first: from VISITOR_SECRET, or one created once and stored in DATA_DIR, readable by this
 * user only. Throws SettingsError for a key file without a valid key: a new key would make every visitor a stranger, so the
 * operator decides.
 */
export function visitorSecrets({ VISITOR_SECRET, DATA_DIR }: Settings): readonly string[] {
  if (VISITOR_SECRET !== '') return VISITOR_SECRET.split(',');
  const file = join(DATA_DIR, 'visitor.key');
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) createKey(file);
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32) {
    throw new SettingsError(
      `${file} does not contain a key of 32 or more characters. Restore it from a backup, or delete it: then a new key is created, and every visitor counts as new.`,
    );
  }
  return [key];
}
