import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The template database, which has the site's tables and no rows. */
export const original = 'with_tables';

/** Creates a database on the server of `url`, as a copy of `template`, and returns its URL. */
export async function createDatabase(
  url: string,
  template = original,
  name = `d5u_${randomBytes(6).toString('hex')}`,
): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
