import { judgesLines } from '#contract/objection.ts';

/*
 * A phrase reveals something that can be done on a page. So a reader gets only the phrases of their own acts
 * (B-PRV-01).
 */

/** The phrases by act: one phrase with the value at `{}`, or one phrase for each value. A phrase follows “you”. */
const phrases: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  kitchen_first: 'looked at the {} before anything else in the kitchen',
  doreen: {
    met: 'opened the page of docket 31,207',
    stayed: 'read the page of docket 31,207 to its end',
    told: 'told docket 31,207 that she did go',
  },
  keys_said: 'preferred the sentence on the {} in the fifth pair',
  margin_first: 'opened the {} margin of the letters first',
  margins: 'had {} of the margins open when the letters were closed',
  lamp: { tried: 'tried to put out the light of the kitchen', dark: 'put out all lights but one' },
  cell_first: 'granted the {} first, of all that a cell can be granted',
  rehearing: { initialled: 'put initials on a slip', 'handed-back': 'handed a slip back' },
  toaster: { asked: 'questioned the toaster', sworn: 'put the toaster on oath' },
  strokes: { one: 'made a stroke on a wall', more: 'made a stroke on a wall, on a later visit' },
  finds: {
    'cannot-find': 'drafted a court that cannot find',
    nothing: 'drafted a court that would have done nothing otherwise',
    party: 'drafted a court that finds for the party',
  },
  verdict: { drafted: 'filled every gap of a verdict', struck: 'struck a verdict out down to one word' },
  echo: {
    meant: 'meant a word that came back',
    'in-the-way': 'found a word that came back in the way',
    'let-go': 'let go a word that came back',
  },
  ruled: { once: 'ruled a line through an entry', more: 'ruled lines through several entries' },
  objected: 'objected to a frame of your file',
  vega_asked: 'sent a question to Vega',
  watched: {
    once: 'stayed at the window of the last half minute',
    long: 'stayed at the window of the last half minute, and again',
  },
  gallery_first: {
    glasses: 'met the eyes behind glasses first',
    goat: 'met the eyes of a goat first',
    asleep: 'met eyes that were asleep first',
    bear: 'met the eyes of a bear first',
    bandage: 'met the eye beside a bandage first',
    flounder: 'met the eyes of a flounder first',
  },
  lever: { pulled: 'pulled the lever of the copy', back: 'pulled the lever of the copy and pushed it back' },
  pencil: 'pencilled a remark on a plate',
  still: {
    once: 'went on with a docket that has no entries',
    end: 'stayed to the end of a docket that has no entries',
  },
  thread: 'drew a thread free',
  mirror: 'finished the sentences in the mirror',
  dot: 'came down to one dot in the count',
  radio: {
    heard: 'turned the dial to a station',
    order: 'turned the dial to the order',
    under: 'turned the dial to what lies under the band',
  },
  chair: {
    sat: 'sat down on the sixth chair',
    withheld: 'kept the word to yourself on the sixth chair',
    said: 'said the word on the sixth chair',
  },
  fence: 'were told whose a fence is',
  reply_archivist: 'answered the Archivist’s letter with the {} of three lines',
  reply_observer: 'answered the Observer’s letter with the {} of three lines',
  reply_advocate: 'answered the Advocate’s letter with the {} of three lines',
  reply_stranger: 'answered the Stranger’s letter with the {} of three lines',
  ...Object.fromEntries(judgesLines.map((line) => [`line_${line}`, `objected to line ${line} of the Judge’s letter`])),
};

/** An act and its value as a phrase that follows “you”. An act stored by a newer server gets a general phrase. */
export function actInWords(act: string, value: string): string {
  const phrase = Object.hasOwn(phrases, act) ? phrases[act] : undefined;
  if (typeof phrase === 'string') return phrase.replace('{}', value);
  const found = phrase !== undefined && Object.hasOwn(phrase, value) ? phrase[value] : undefined;
  return found ?? 'did one thing that this sheet has no words for yet';
}
