import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '#core/protocol-words.ts';
import { protocols } from '../server/content/protocols/words.ts';

/** Where the digests ship from; `node tools/protocol-digests.ts` writes it after a word has changed. B-SEC-01. */
const digestsFile = join(import.meta.dirname, '../src/content/protocolDigests.ts');

/** The digests of the present words under a salt, sorted so that their order says nothing. */
export const digestsUnder = (salt: string): string[] => protocols.map(({ word }) => digestOf(word, salt)).sort();

const sourceOf = (salt: string): string => `import type { ProtocolDigests } from '#contract/simulation.ts';

/** Written by tools/protocol-digests.ts, and held to the words by a test: what a typed word is compared with. B-SEC-01. */
export const protocolDigests: ProtocolDigests = {
  salt: '${salt}',
  digests: [
${digestsUnder(salt)
  .map((digest) => `    '${digest}',\n`)
  .join('')}  ],
};
`;

if (import.meta.main) writeFileSync(digestsFile, sourceOf(randomBytes(12).toString('hex')));
