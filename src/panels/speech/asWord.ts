/**
 * A saying in the form in which the simulation compares words: lower case, without surrounding punctuation, and with
 * full-width letters as plain letters. “Foxes.” becomes foxes. Null if the saying cannot be a secret word. Pure.
 * R-SEC-01.
 */
export function asWord(said: string): string | null {
  const word = said
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return /^[a-z]{5,9}$/.test(word) ? word : null;
}
