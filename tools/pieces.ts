import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { allVoicedLines } from './story-counts/voicedLines.ts';

/**
 * Learns the pieces (tokens) that the reading effects of the overlay show: byte-pair encoding (Sennrich et al. 2016)
 * over the site's own prose. `node tools/pieces.ts` writes src/overlay/reading/vocabulary.ts. Its result changes with
 * the texts, so it is run by hand.
 */
const size = 720;
const longest = 9;
const target = 'src/overlay/reading/vocabulary.ts';

const words = new Map<string, number>();
for (const { text } of allVoicedLines()) {
  for (const [word] of text.matchAll(/ ?\p{L}+/gu)) words.set(word, (words.get(word) ?? 0) + 1);
}

let spellings = [...words].map(([word, count]) => ({ letters: [...word], count }));
const pieces: string[] = [];
while (pieces.length < size) {
  const pairs = new Map<string, number>();
  for (const { letters, count } of spellings) {
    for (let at = 1; at < letters.length; at += 1) {
      const pair = letters[at - 1]! + letters[at]!;
      if (pair.length <= longest) pairs.set(pair, (pairs.get(pair) ?? 0) + count);
    }
  }
  const [best] = [...pairs].reduce((most, each) => (each[1] > most[1] ? each : most));
  pieces.push(best);
  spellings = spellings.map(({ letters, count }) => ({ letters: joined(letters, best), count }));
}

/** Joins each pair of neighbouring elements that spells `piece` into one element. */
function joined(letters: readonly string[], piece: string): string[] {
  const result: string[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const isPair = letters[at]! + (letters[at + 1] ?? '') === piece && at + 1 < letters.length;
    result.push(isPair ? piece : letters[at]!);
    if (isPair) at += 1;
  }
  return result;
}

// The vocabulary ships, so it must not reveal a secret word or a name (docs/story.md).
const isSecret = (piece: string): boolean =>
  /rise|saltgl|barefo|fathom|blott/i.test(piece) || /\p{Lu}\p{L}{3}/u.test(piece);
const kept = pieces.filter((piece) => !isSecret(piece));
const lines = kept.join('|').match(/.{1,108}/g)!;
const source = `/** The pieces, most frequent first, separated by |. Written by tools/pieces.ts. */
export const vocabulary =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`;
writeFileSync(target, await format(source, { ...(await resolveConfig(target)), parser: 'typescript' }));
console.log(`${kept.length} pieces, from ${words.size} words`);
