/**
 * Whether a word is as long as one of the unknown secret words. Pure. R-SEC-01. `known`: the known secret words;
 * `lengths`: the length of each secret word.
 */
export function isAsLongAsOne(word: string, known: readonly string[], lengths: readonly number[]): boolean {
  const left = known.reduce((rest, { length }) => rest.filter((_, at) => at !== rest.indexOf(length)), lengths);
  return /^[a-z]+$/.test(word) && left.includes(word.length);
}
