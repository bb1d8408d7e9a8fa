/**
 * A saying in the form in which the simulation compares words: lower case, without surrounding quotation marks or full
 * stop, and full-width letters as plain ones. “Foxes.” becomes foxes. Null if it cannot be a secret word. Pure.
 * R-SEC-01.
 */
export function asWord(said: string): string | null {
  const word = said
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return /^[a-z]{5,9}$/.test(word) ? word : null;
}
