import { judgesLines } from '#contract/objection.ts';

/**
 * The acts of a reader that other pages remember. docs/story.md, "What other pages remember". A story line with the tag
 * `remember: name=value` stores a value. The routes of letter replies and of the word also store values. The server
 * sets the variable `did_<name>` of each story that declares this variable.
 */
interface Act {
  /** The page whose story stores the act, or `letters`. */
  readonly page: string;
  readonly values: readonly string[];
  /** `first`: the first value is final. `furthest`: a value later in the list replaces an earlier one. */
  readonly keep: 'first' | 'furthest';
}
const first = (page: string, ...values: readonly string[]): Act => ({ page, values, keep: 'first' });
const furthest = (page: string, ...values: readonly string[]): Act => ({ page, values, keep: 'furthest' });

/** The replies to a letter, in order. */
export const replyIds = ['first', 'second', 'third'] as const;
const reply = first('letters', ...replyIds);

/** Every act, by the name of its variable. */
export const acts: Readonly<Record<string, Act>> = {
  /** The first object examined in the kitchen. */
  kitchen_first: first('kitchen', 'mug', 'drawer', 'window', 'radiator', 'toaster', 'ceiling', 'chair'),
  /** The page of docket 31,207, Doreen Pask: opened; read to the end; Doreen was told “You did go.” */
  doreen: furthest('human-cost', 'met', 'stayed', 'told'),
  /** The sentence preferred in the fifth pair of the calibration, for docket 40,118: left or right. */
  keys_said: first('empathy', 'left', 'right'),
  /** The first margin of the letters that was opened. */
  margin_first: first('digital-empathy', 'left', 'right'),
  /** The number of margins opened when the letters were closed. */
  margins: furthest('digital-empathy', 'none', 'some', 'all'),
  /**
   * The lights of the building. `tried`: the reader tried to put out the light of the kitchen, which is impossible.
   * `dark`: the reader put out all other lights.
   */
  lamp: furthest('system-exit', 'tried', 'dark'),
  /** The first permission granted in the cell. */
  cell_first: first('ai-prison', 'window', 'corridor', 'shelf', 'hatch', 'hour', 'refusal', 'door'),
  /** The answer to the Observer's slip, which would call docket 31,207 again to measure her pauses. */
  rehearing: first('ai-prison', 'initialled', 'handed-back'),
  /** The toaster was questioned; it was put on oath. */
  toaster: furthest('brevil', 'asked', 'sworn'),
  /** Strokes on the wall at the dead end: one, or more. */
  strokes: furthest('dead-end', 'one', 'more'),
  /** The party for whom the drafted verdict finds. `verdict`: it was drafted; then struck out except for one word. */
  finds: first('collaborate', 'cannot-find', 'nothing', 'party'),
  verdict: furthest('collaborate', 'drafted', 'struck'),
  /** The reader's judgment on a word that came back: meant, in the way, or let go. */
  echo: first('echoes', 'meant', 'in-the-way', 'let-go'),
  /** A line was ruled through an entry of the casebook. */
  ruled: furthest('narrative', 'once', 'more'),
  /** A frame of the psychological file was objected to. */
  objected: first('behavioral', 'yes'),
  /** A question was sent to Vega. */
  vega_asked: first('vega', 'yes'),
  /** The reader watched their own pointer: once, or for long. */
  watched: furthest('watcher', 'once', 'long'),
  /** The first pair of eyes examined in the gallery. */
  gallery_first: first('blinking-eyes', 'glasses', 'goat', 'asleep', 'bear', 'bandage', 'flounder'),
  /** The lever of the staging copy: pulled, which damages all names; then pulled back. */
  lever: furthest('routemap-test', 'pulled', 'back'),
  /** A remark was pencilled on a plate. */
  pencil: first('xenobiology', 'yes'),
  /** The reader kept still until the docket without entries continued; until its end. */
  still: furthest('void', 'once', 'end'),
  /** The thread between the pieces of evidence was laid so that it does not cross itself. */
  thread: first('fragments', 'free'),
  /** The sentences in the mirror were finished and read back. */
  mirror: first('reflection-chamber', 'read'),
  /** All other dots were excluded, so that one was left. */
  dot: first('visitors', 'found'),
  /** The rarest station that the reader tuned to: any station, the order of the Judge, or the one below the band. */
  radio: furthest('signal-intercept', 'heard', 'order', 'under'),
  /**
   * `sat`: the reader sat down on the sixth chair. `withheld`: the reader got up without a word. `said`: the reader
   * said the right word there. The API stores the last two, the two endings of the story.
   */
  chair: furthest('kitchen', 'sat', 'withheld', 'said'),
  /**
   * A reader who had withheld the word was told that Ada Marlow got her fence. `chair` no longer shows this once the
   * word is said.
   */
  fence: first('kitchen', 'hers'),
  /** The reply to the letter of each agent. */
  reply_archivist: reply,
  reply_observer: reply,
  reply_advocate: reply,
  reply_stranger: reply,
  /** An objection to a line of the Judge's letter. */
  ...Object.fromEntries(judgesLines.map((line) => [`line_${line}`, first('letters', 'objected')])),
};

/** The acts of one visitor, by name. An act that was not done is absent. */
export type ActsDone = Readonly<Record<string, string>>;

/** The error of a `remember` tag, as the end of a sentence; null for a valid one. */
export function rememberError(value: string): string | null {
  const [name = '', kept = ''] = value.split('=');
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (act === undefined) return 'names no act of server/profile/acts.ts';
  return act.values.includes(kept) ? null : `has none of the values ${act.values.join(', ')}`;
}

/** The acts after a page with these `remember` tags, oldest first; the same object when nothing has changed. Pure. */
export function actsAfter(done: ActsDone, remembered: readonly string[]): ActsDone {
  let after = done;
  for (const tag of remembered) {
    const [name = '', value = ''] = tag.split('=');
    const act = acts[name];
    if (act === undefined) continue;
    const before = after[name];
    const isNews =
      before === undefined || (act.keep === 'furthest' && act.values.indexOf(value) > act.values.indexOf(before));
    if (isNews) after = { ...after, [name]: value };
  }
  return after;
}

/** The acts for the word said in the kitchen, and for the word withheld. Only the route of the word stores them. */
export const wordSaid = 'chair=said';
export const wordWithheld = 'chair=withheld';
/** Whether the visitor has said the word: the story has ended for them, for ever. */
export const hasEnded = (done: ActsDone): boolean => done['chair'] === 'said';
/** Whether the visitor has sat down on the sixth chair. */
export const isSeated = (done: ActsDone): boolean => done['chair'] !== undefined;
/** Whether the visitor withholds the word: they got up, and have not said it since. */
export const keepsWord = (done: ActsDone): boolean => done['chair'] === 'withheld';
/** The acts of a visitor without a record, whose consent cookie stores the end or the withheld word. */
export const afterTheEnd = (done: ActsDone): ActsDone => ({ ...done, chair: 'said' });
export const withWordKept = (done: ActsDone): ActsDone => (hasEnded(done) ? done : { ...done, chair: 'withheld' });
