import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordCheck } from '#contract/secretWords.ts';
import { digestOf } from '#core/secret-words.ts';
import { protocols } from '../server/content/protocols/protocols.ts';

/**
 * The file with the digests that the page loads. Run `node tools/protocol-digests.ts` to write it when a secret word
 * has changed. B-SEC-01.
 */
const digestsFile = join(import.meta.dirname, '../src/content/protocolDigests.ts');

/** The digests of the secret words under a salt, sorted so that their order gives no clue. */
export const digestsUnder = (salt: string): string[] => protocols.map(({ word }) => digestOf(word, salt)).sort();

/** The checks of the secret words, sorted, so that no check can be matched to a digest. */
export const checksOfWords = (): number[] => protocols.map(({ word }) => wordCheck(word)).sort((a, b) => a - b);

/** The lengths of the secret words, shortest first, so that no length can be matched to a digest. */
export const lengthsOfWords = (): number[] => protocols.map(({ word }) => word.length).sort((a, b) => a - b);

const sourceOf = (salt: string): string => `import type { ProtocolDigests } from '#contract/simulation.ts';

/** Digests of the secret words. Written by tools/protocol-digests.ts; a test compares them with the words. B-SEC-01. */
export const protocolDigests: ProtocolDigests = {
  salt: '${salt}',
  digests: [
${digestsUnder(salt)
  .map((digest) => `    '${digest}',\n`)
  .join('')}  ],
};

/** Checks of the same words (contract/secretWords.ts), by length. Only a typed word with one of them is compared. */
export const wordChecks: readonly number[] = [${checksOfWords().join(', ')}];

/** The lengths of the words, shown by /protocol. The form compares a wrong word with the lengths that are left. */
export const wordLengths: readonly number[] = [${lengthsOfWords().join(', ')}];
`;

if (import.meta.main) writeFileSync(digestsFile, sourceOf(randomBytes(12).toString('hex')));
