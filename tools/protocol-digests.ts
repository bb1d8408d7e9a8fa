import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '#core/secret-words.ts';
import { protocols } from '../server/content/protocols/protocols.ts';

/** The file with the digests that the page loads. `node tools/protocol-digests.ts` writes it after a secret word changed. B-SEC-01. */
const digestsFile = join(import.meta.dirname, '../src/content/protocolDigests.ts');

/** The digests of the secret words under a salt, sorted so that their order reveals nothing. */
export const digestsUnder = (salt: string): string[] => protocols.map(({ word }) => digestOf(word, salt)).sort();

const sourceOf = (salt: string): string => `import type { ProtocolDigests } from '#contract/simulation.ts';

/** Digests that a typed word is compared with. Written by tools/protocol-digests.ts; a test checks them against the words. B-SEC-01. */
export const protocolDigests: ProtocolDigests = {
  salt: '${salt}',
  digests: [
${digestsUnder(salt)
  .map((digest) => `    '${digest}',\n`)
  .join('')}  ],
};
`;

if (import.meta.main) writeFileSync(digestsFile, sourceOf(randomBytes(12).toString('hex')));
