import { randomUUID } from 'node:crypto';
import { apiPaths, batchIdHeader } from '#contract/paths.ts';
import { keenBatch } from '../../../tests/support/app.ts';

/** Requests sent by a reader's browser without a form. `archive` is a click on a file. */
export type Kind = 'track' | 'profile' | 'message' | 'archive' | 'story';

/**
 * Seconds between a reader's requests of each kind. The contract sets `track`, `profile` and `message`; the other two
 * are estimates.
 */
export const everySeconds: Readonly<Record<Kind, number>> = {
  track: 30,
  profile: 30,
  message: 10,
  archive: 600,
  story: 300,
};

/** Requests a second of one reader. */
export const perReader = Object.values(everySeconds).reduce((sum, every) => sum + 1 / every, 0);

const browser = [
  'host: d5u.example',
  'connection: keep-alive',
  'user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'accept: application/json',
  'accept-encoding: gzip, deflate, br, zstd',
  'accept-language: en-GB,en;q=0.9',
  'referer: https://d5u.example/kitchen',
  'sec-fetch-dest: empty',
  'sec-fetch-mode: cors',
  'sec-fetch-site: same-origin',
].join('\r\n');

/** A proxy passes on the address of each reader. */
const addressOf = (reader: number): string => `10.${(reader >> 16) & 255}.${(reader >> 8) & 255}.${reader & 255}`;

const slugs = ['kitchen', 'oblique', 'awakening', 'vega', 'temporal', 'observatory', 'void', 'echoes'];
const file = 'intake_ledger.csv';

/** 64 request bodies, replaced every second. Making a body for each request would cost more than sending it. */
let bodies: { madeAt: number; batches: readonly string[] } = { madeAt: 0, batches: [] };
function batch(index: number): string {
  const now = Date.now();
  if (now - bodies.madeAt > 1000) {
    const batches = Array.from({ length: 64 }, (_, at) =>
      JSON.stringify({
        behaviorData: keenBatch(now - at, { interactionSequence: [`page:kitchen`, `click:a drawer ${at}`] }),
      }),
    );
    bodies = { madeAt: now, batches };
  }
  return bodies.batches[index % bodies.batches.length] ?? '';
}

/** Part of each batch id. The server does not count repeated ids, so each load has new ids. */
const load = randomUUID().slice(0, 8);

/** A request as bytes. `turn`: number of earlier requests of this kind by this reader. */
export function requestOf(kind: Kind, reader: number, turn: number, cookie: string): string {
  const head = (line: string, more = '') =>
    `${line} HTTP/1.1\r\n${browser}\r\ncookie: ${cookie}\r\nx-forwarded-for: ${addressOf(reader)}\r\n${more}`;
  const post = (body: string, more = '') =>
    `${head(`POST ${apiPaths.track}`, more)}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  switch (kind) {
    case 'track':
      return post(batch(reader + turn), `${batchIdHeader}: ${load}r${reader}-${turn}\r\n`);
    case 'archive':
      return post(JSON.stringify({ eventType: 'phantom_link_access', data: { filename: file, attempts: turn + 1 } }));
    case 'profile':
      return `${head(`GET ${apiPaths.profile}`)}\r\n`;
    case 'message':
      return `${head(`GET ${apiPaths.homepageMessage}`)}\r\n`;
    case 'story':
      return `${head(`GET ${apiPaths.story}/${slugs[(reader + turn) % slugs.length]}`)}\r\n`;
  }
}
