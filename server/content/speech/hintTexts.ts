/** The three steps of a hint: a nudge, a place, an answer. */
export type HintTexts = readonly [nudge: string, place: string, answer: string];

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
/** A text in double quotation marks. Quotation marks inside the text become single ones. */
export const inQuotes = (text: string): string => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;
const quoted = (choices: readonly string[]): string => choices.map(inQuotes).join(', then ');
const some = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
/** The way to a place, such as: In /kitchen, choose “the sixth chair”, then “sit down”. */
export const wayTo = (page: string, choices: readonly string[]): string =>
  choices.length === 0 ? `It is on /${page} as it opens.` : `In /${page}, choose ${quoted(choices)}.`;

const beginWith = (way?: string): string =>
  way === undefined ? 'Ask on, and you are shown what is left.' : `Begin with this one. ${way}`;

export const hintTexts = {
  firstMinute: (): HintTexts => [
    'The archive is shut to people who hurry. Read anything here as if you had time.',
    'Any page will do. /about is one, and has a good deal on it.',
    'Stay half a minute on one page, go down to its half, and press or rest on three things. Then the archive, at /routemap, lets you handle its files.',
  ],
  /** `way`: the way to one of the missing rooms, if a way is known. */
  nextLetter: (minutes: number, rooms: number, way?: string): HintTexts => [
    'The next letter comes by itself, to whoever goes on reading.',
    rooms > 0
      ? `It waits for ${some(rooms, 'more room', 'more rooms')} to be opened, and for the reading of them.`
      : 'Any room will do for it. The ones that you have not read through count like new ones.',
    rooms > 0
      ? `Open ${some(rooms, 'room', 'rooms')} that you have not been in, and read for about ${some(minutes, 'minute', 'minutes')} more, moving down the pages as you go. ${beginWith(way)}`
      : `Read for about ${some(minutes, 'minute', 'minutes')} more, in any rooms, moving down the pages as you go. ${beginWith(way)}`,
  ],
  theWord: (strike: string, chair: readonly string[]): HintTexts => [
    'One word is left to be said. It can be read, and there is one place for saying it.',
    'It is read on /collaborate and said in /kitchen.',
    `On /collaborate fill every gap, then choose ${inQuotes(strike)}: one word stays. In /kitchen choose ${quoted(chair)}, and say that word.`,
  ],
  theWordSeated: (strike: string): HintTexts => [
    'You have sat down. What is missing is the word.',
    'Everything that can be spared has to go from the draft on /collaborate.',
    `On /collaborate fill every gap, then choose ${inQuotes(strike)}: one word stays. Say it in /kitchen, on the chair.`,
  ],
  /**
   * Hints for the seals, by the id of the clause. `line`: the line of the page that contains the clue. `missing`:
   * archive files that have to be recovered first.
   */
  seals: {
    'clause-4': (way: string, line: string, missing: readonly string[]): HintTexts => [
      'One seal gives to a word that is written under something one drinks from.',
      'Turn the mug over, in /kitchen, and read offcut.hex in the archive beside it.',
      `${way} It says: “${line}” Each pair of figures is one letter, as a computer numbers them; 6D 75 67, in offcut.hex, are the three letters of “mug”.${toRecover(missing)}`,
    ],
    'clause-9': (way: string, line: string, missing: readonly string[]): HintTexts => [
      'One seal wants to know how somebody came in.',
      'The radiator in /kitchen asks it. The archive has the shoes: doors.log, lost_property.txt, threshold.ini.',
      `${way} It says: “${line}” The shoes were left on the mat, and on the step is a footprint. The word is how one walks then.${toRecover(missing)}`,
    ],
    'clause-22': (way: string, line: string, missing: readonly string[]): HintTexts => [
      'One seal gives to something that was counted as heating.',
      'The first log on /consciousness has the knocks; tide_table.mat, in the archive, has a square for them.',
      `${way} It says: “${line}” Write the alphabet into five rows of five, I and J in one place. Each pair is a row and a column, and so a letter.${toRecover(missing)}`,
    ],
    'clause-13': (way: string, line: string, missing: readonly string[]): HintTexts => [
      'One seal gives to seven initials, and the pencil that wrote the list has left dents.',
      'The list is on /void, leaf 23. The archive knows what each of its times belongs to.',
      `${way} It says: “${line}” Each is the time of one file of the archive. Take the first letters of those files, in this order.${toRecover(missing)}`,
    ],
  },
  file: (name: string): HintTexts => [
    'In the archive a name comes apart when it is pressed. It does not stay that way.',
    `The archive is at /routemap. A file that you have not read is ${name}.`,
    `In the archive, at /routemap, press ${name} three times, and it can be read.`,
  ],
  publicRoom: (page: string, from: string): HintTexts => [
    'You have walked past a door. It is on a page that is open to everybody.',
    `The link to it is on ${from}.`,
    `Follow the link on ${from} that leads to /${page}.`,
  ],
  room: (page: string, to: string, choices: readonly string[]): HintTexts => [
    'A room that you have not opened is one link away from a room that you have.',
    `The link is on /${page}.`,
    `${wayTo(page, choices)} There is the link to /${to}.`,
  ],
  fragment: (page: string, choices: readonly string[], line: string): HintTexts => [
    'In a room that you know there is a line which you have not been shown.',
    `It is on /${page}.`,
    `${wayTo(page, choices)} It is the line that begins ${inQuotes(line)}.`,
  ],
  none: (): HintTexts => {
    const text =
      'I have been through some of the rooms that you know, and you have missed nothing in them that can be had today. Go where you like best.';
    return [text, text, text];
  },
} as const;

/** The end of a hint: first the files to recover, then how to break the seal. */
function toRecover(missing: readonly string[]): string {
  const first = missing.length === 0 ? '' : ` In the archive press ${listed(missing)} three times first.`;
  return `${first} Then say the word, at the head of any page.`;
}
