/** The number of the Judge's letter, which takes objections. B-LET-02. */
export const judgesLetter = 4;

/** The numbered lines of the Judge's letter, in order. An objection to each line is a separate act. B-LET-02. */
export const judgesLines = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
] as const;
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
] as const;

const number = `(\\d{1,2}|${[...ordinals, ...judgesLines].join('|')})`;
const patterns = [
  new RegExp(`^(?:line|no|nr|number|point)? ?${number}(?:st|nd|rd|th)?(?: line)?$`),
  new RegExp(
    `\\bobject(?:ion)?s?\\b.*?\\b(?:to|against|line|number|no|nr|point|the)? ?${number}(?:st|nd|rd|th)?\\b(?: line)?$`,
  ),
  new RegExp(
    `^(?:i )?(?:contest|dispute|deny|strike|press|state) (?:the )?(?:line|number|point)? ?${number}(?:st|nd|rd|th)?(?: line)?$`,
  ),
];

/**
 * The line that a reader objects to, 1 to 11: “9”, “nine”, “line 9”, “the ninth line”, “I object to line nine.” Null
 * for other texts and for numbers outside the range. Pure; never throws. `words`: the reader's text, unchanged.
 */
export function lineObjectedTo(words: string): number | null {
  const folded = words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^the /, '');
  for (const pattern of patterns) {
    const [, said] = pattern.exec(folded) ?? [];
    if (said === undefined) continue;
    const named =
      Math.max((judgesLines as readonly string[]).indexOf(said), (ordinals as readonly string[]).indexOf(said)) + 1;
    const line = named > 0 ? named : Number(said);
    return line >= 1 && line <= judgesLines.length ? line : null;
  }
  return null;
}

/** Whether a reader objects, to a line or in general. Pure. */
export const isObjection = (words: string): boolean =>
  lineObjectedTo(words) !== null || /\bobject(?:ion|s|ed|ing)?\b/i.test(words);
