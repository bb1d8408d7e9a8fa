import { wordChecks } from '../../src/content/protocolDigests.ts';
import { LetterBuffer } from '../../src/telemetry/LetterBuffer.ts';

/** Number of these letters that end a possible secret word. */
export function candidatesAmong(letters: string): number {
  let count = 0;
  const buffer = new LetterBuffer(wordChecks, () => (count += 1));
  for (const letter of letters) buffer.add(letter.charCodeAt(0), 0);
  return count;
}
