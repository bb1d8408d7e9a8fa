import { sayTexts } from '../../content/protocolTexts.ts';

interface Wrong {
  readonly word: string;
  /** The words said before it in this visit. */
  readonly before: readonly string[];
  /** The secret words that are known. */
  readonly known: readonly string[];
  /** How many letters each secret word has. */
  readonly lengths: readonly number[];
}

/**
 * What a wrong word is answered: that it was said before, or that nothing answers, and then whether one of the words that are
 * left has as many letters. The first wrong word of a visit is also told that it costs nothing. Pure. R-SEC-01.
 */
export function missedSentence({ word, before, known, lengths }: Wrong): string {
  if (before.includes(word)) return sayTexts.missedAgain;
  const left = known.reduce((rest, { length }) => rest.filter((_, at) => at !== rest.indexOf(length)), lengths);
  const isAsLong = /^[a-z]+$/.test(word) && left.includes(word.length);
  const isFirst = before.every((said) => known.includes(said));
  return [sayTexts.missed, ...(isAsLong ? [sayTexts.isAsLong] : []), ...(isFirst ? [sayTexts.costsNothing] : [])].join(
    ' ',
  );
}
