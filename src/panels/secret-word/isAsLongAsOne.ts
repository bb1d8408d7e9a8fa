/**
 * Whether a word has as many letters as one of the secret words that are left. Pure. R-SEC-01.
 * `known`: the secret words that are known; `lengths`: how many letters each secret word has.
 */
export function isAsLongAsOne(word: string, known: readonly string[], lengths: readonly number[]): boolean {
  const left = known.reduce((rest, { length }) => rest.filter((_, at) => at !== rest.indexOf(length)), lengths);
  return /^[a-z]+$/.test(word) && left.includes(word.length);
}
