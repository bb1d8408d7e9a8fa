import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** The keys that sign cookies, newest first: from VISITOR_SECRET, or one created once and stored in DATA_DIR, readable by this user only. Throws for a key file without a valid key. */
export function visitorSecrets({ VISITOR_SECRET, DATA_DIR }: Settings): readonly string[] {
  if (VISITOR_SECRET !== '') return VISITOR_SECRET.split(',');
  const file = join(DATA_DIR, 'visitor.key');
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32)
    throw new Error(
      `${file} does not contain a key of 32 or more characters. Delete it, and the server creates a new one.`,
    );
  return [key];
}
