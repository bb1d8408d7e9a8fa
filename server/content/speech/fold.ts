/**
 * The reader's words in the form that the rules compare: lower case, Latin letters without accents, one space between
 * words, without apostrophes and punctuation marks. Full-width characters become plain ones. A full stop or colon
 * between two digits is kept; a comma or space between groups of three digits is removed. “１．８４”, "47,001" and “14:22.”
 * become 1.84, 47001 and 14:22. Pure; never throws.
 */
export function foldWords(words: string): string {
  return words
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/(?<=\d)[,  ](?=\d{3}(?!\d))/g, '')
    .replace(/[^\p{L}\p{M}\p{N}.:]/gu, ' ')
    .replace(/(?<!\d)[.:]|[.:](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
