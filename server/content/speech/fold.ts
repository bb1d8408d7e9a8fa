/**
 * The reader's words as the rules compare them: small letters without accents, no quotation marks, apostrophes or other
 * marks, one space between words. Full-width letters become plain ones. A point or colon between two digits stays, a
 * comma goes: “１．８４”, "47,001" and “14:22.” become 1.84, 47001 and 14:22. Pure; never throws.
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
