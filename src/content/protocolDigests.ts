import type { ProtocolDigests } from '#contract/simulation.ts';

/**
 * Digests that a word is compared with. Written by tools/protocol-digests.ts; a test checks them against the words.
 * B-SEC-01.
 */
export const protocolDigests: ProtocolDigests = {
  salt: '2af412b4b5db94415c43fd9c',
  digests: [
    '46e22e24a2f226c1b2f5243d0387e933',
    '60e88a8938c4f59ab8e244203716b25a',
    'a8002a9f9179855d9d55e990383b7e1d',
    'c54f5f6fc5df51714a7a91e2d953f0b1',
  ],
};

/**
 * Check values of the same words (contract/secretWords.ts), by length. Only a typed word with one of these check values
 * is compared.
 */
export const wordChecks: readonly number[] = [804, 999, 1123, 1271];

/**
 * The lengths of the words in letters, as /protocol shows them. The form for a word compares the length of a wrong word
 * with the lengths that are left.
 */
export const wordLengths: readonly number[] = [6, 7, 8, 9];
