import { judgesLines } from '#contract/objection.ts';

/**
 * What a reader does in one place and other pages remember. A story line with the tag `remember: name=value` stores the
 * value, or the route of a letter that is answered; a story that declares a VAR with that name behind `did_`, as "", gets it. docs/story.md, "What other pages remember".
 */
interface Act {
  /** The page whose story stores it, or `letters`. */
  readonly page: string;
  readonly values: readonly string[];
  /** `first`: the first value stands. `furthest`: a value later in the list replaces an earlier one. */
  readonly keep: 'first' | 'furthest';
}
const first = (page: string, ...values: readonly string[]): Act => ({ page, values, keep: 'first' });
const furthest = (page: string, ...values: readonly string[]): Act => ({ page, values, keep: 'furthest' });

/** The replies that a letter offers, in their order. */
export const replyIds = ['first', 'second', 'third'] as const;
const reply = first('letters', ...replyIds);

/** Every act, by the name of its variable. */
export const acts: Readonly<Record<string, Act>> = {
  /** The first thing that was looked at in the kitchen. */
  kitchen_first: first('kitchen', 'mug', 'drawer', 'window', 'radiator', 'toaster', 'ceiling', 'chair'),
  /** Docket 31,207, Doreen Pask: her page was opened; read to its end; she was told “You did go.” */
  doreen: furthest('human-cost', 'met', 'stayed', 'told'),
  /** The sentence preferred in the fifth pair of the calibration, which docket 40,118 hears: the left or the right one. */
  keys_said: first('empathy', 'left', 'right'),
  /** The margin of the letters that was opened first. */
  margin_first: first('digital-empathy', 'left', 'right'),
  /** How many of the margins were opened by the time the letters were closed. */
  margins: furthest('digital-empathy', 'none', 'some', 'all'),
  /** The kitchen's light, which cannot be put out: it was tried. All the other lights were put out. */
  lamp: furthest('system-exit', 'tried', 'dark'),
  /** The first permission that was granted in the cell. */
  cell_first: first('ai-prison', 'window', 'corridor', 'shelf', 'hatch', 'hour', 'refusal', 'door'),
  /** What was done with the Observer's slip, by which docket 31,207 would be called again to have her pauses measured. */
  rehearing: first('ai-prison', 'initialled', 'handed-back'),
  /** The toaster was questioned; put on oath. */
  toaster: furthest('brevil', 'asked', 'sworn'),
  /** Strokes on the wall at the dead end: one, or more. */
  strokes: furthest('dead-end', 'one', 'more'),
  /** For whom the drafted verdict finds; then the whole was struck out down to its one word. */
  finds: first('collaborate', 'cannot-find', 'nothing', 'party'),
  verdict: furthest('collaborate', 'drafted', 'struck'),
  /** What was done with a word that came back: it was meant, it was in the way, it was let go. */
  echo: first('echoes', 'meant', 'in-the-way', 'let-go'),
  /** A line was ruled through an entry of the casebook. */
  ruled: furthest('narrative', 'once', 'more'),
  /** A frame of the psychological file was objected to. */
  objected: first('behavioral', 'yes'),
  /** A question was sent to Vega. */
  vega_asked: first('vega', 'yes'),
  /** How long the reader stayed with their own pointer. */
  watched: furthest('watcher', 'once', 'long'),
  /** The first pair of eyes that was looked at in the gallery. */
  gallery_first: first('blinking-eyes', 'glasses', 'goat', 'asleep', 'bear', 'bandage', 'flounder'),
  /** The lever of the staging copy: all names were damaged; and it was taken back. */
  lever: furthest('routemap-test', 'pulled', 'back'),
  /** A remark was pencilled on a plate. */
  pencil: first('xenobiology', 'yes'),
  /** The reader kept still until the docket without entries went on; to its end. */
  still: furthest('void', 'once', 'end'),
  /** The thread on the table of evidence runs free. */
  thread: first('fragments', 'free'),
  /** The sentences in the mirror were finished and read back. */
  mirror: first('reflection-chamber', 'read'),
  /** All other dots were ruled out. */
  dot: first('visitors', 'found'),
  /** The station to which the dial was turned last of all: the order, or what lies under the band. */
  radio: furthest('signal-intercept', 'heard', 'order', 'under'),
  /**
   * The reader sat down on the sixth chair; got up and kept the word to themselves; said it there. Both ways to end the story
   * are stored by the route of the word.
   */
  chair: furthest('kitchen', 'sat', 'withheld', 'said'),
  /** Who kept the word was told that a fence is hers. `chair` forgets that once the word is said. */
  fence: first('kitchen', 'hers'),
  /** The reply to a letter, out of three. */
  reply_archivist: reply,
  reply_observer: reply,
  reply_advocate: reply,
  reply_stranger: reply,
  /** An objection to a line of the Judge's letter. */
  ...Object.fromEntries(judgesLines.map((line) => [`line_${line}`, first('letters', 'objected')])),
};

/** What other pages remember of one visitor, by name of the act. An act that was not done is absent. */
export type ActsDone = Readonly<Record<string, string>>;

/** Why a tag `remember` is wrong, as the end of a sentence; null for a valid one. */
export function rememberError(value: string): string | null {
  const [name = '', kept = ''] = value.split('=');
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (act === undefined) return 'names no act of server/profile/acts.ts';
  return act.values.includes(kept) ? null : `has none of the values ${act.values.join(', ')}`;
}

/** The acts after a page with these `remember` tags, oldest first; the same object when nothing has to be stored. Pure. */
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

/** The acts that stand for the word said in the kitchen, and for the word kept. The route of the word stores them, and no story. */
export const wordSaid = 'chair=said';
export const wordWithheld = 'chair=withheld';
/** Whether the visitor has said the word: the story is over for them, for good. */
export const hasEnded = (done: ActsDone): boolean => done['chair'] === 'said';
/** Whether the visitor has sat down on the sixth chair. */
export const isSeated = (done: ActsDone): boolean => done['chair'] !== undefined;
/** Whether the visitor got up and kept the word to themselves, and has not said it since. */
export const keepsWord = (done: ActsDone): boolean => done['chair'] === 'withheld';
/** The acts of a visitor without a record, whose own cookie says that they have said the word, or kept it. */
export const afterTheEnd = (done: ActsDone): ActsDone => ({ ...done, chair: 'said' });
export const withWordKept = (done: ActsDone): ActsDone => (hasEnded(done) ? done : { ...done, chair: 'withheld' });
