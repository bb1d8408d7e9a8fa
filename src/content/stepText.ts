/** Words for the reader's steps, placed before the object of a step. */
export const stepTexts = {
  landingPage: 'the front hall',
  view: 'came to',
  follow: 'went on to',
  hidden: 'found the way to',
  dismiss: 'put back the way to',
  click: 'pressed',
  egg: 'took up a',
  secret: 'said a word',
} as const;

/**
 * Verbs of other steps in the past tense, by kind. `the` is placed before the name of the object, unless the name
 * already begins with it. A step of any other kind is described as a press.
 */
export const stepVerbs: Readonly<Record<string, readonly [verb: string, article?: 'the']>> = {
  answer: ['answered'],
  ask: ['asked'],
  clause: ['wrote a clause on'],
  dish: ['took the dish'],
  examine: ['examined', 'the'],
  explain: ['asked what is meant by', 'the'],
  frame: ['looked at frame'],
  keep: ['kept'],
  letter: ['opened letter'],
  lever: ['moved the lever'],
  lift: ['lifted a piece of'],
  look: ['looked at', 'the'],
  mark: ['marked'],
  next: ['went on to the next'],
  object: ['objected to', 'the'],
  open: ['opened'],
  out: ['put out the light of', 'the'],
  panel: ['looked into the'],
  protocol: ['looked into the'],
  plate: ['looked at plate'],
  play: ['played recording'],
  push: ['pushed'],
  recall: ['called back'],
  remark: ['wrote on'],
  say: ['said a'],
  tune: ['tuned to'],
  vote: ['voted'],
};

/**
 * Full phrases for steps whose names do not describe the act. A phrase begins with the verb of the step's kind if that
 * verb is true.
 */
const stepPhrases: Readonly<Record<string, string>> = {
  'dish:keeping': 'took the dish where all keep',
  'dish:giving': 'took the dish where all give',
  'dish:dearer': 'took the third dish',
  'look:asleep': 'looked at the sleeper',
  'next:31207': 'went on to the next docket',
  'out:kitchen': 'tried the light of the kitchen',
  'say:again': 'said the word again',
  'vote:cut': 'voted to cut it',
  'vote:grow': 'voted to let it grow',
  'vote:set-down': 'voted to decide nothing',
};

/** A path as text for readers: `/kitchen` as it is, the landing page by its name. */
const pathText = (path: string): string => (path === '/' || path === '/home' ? stepTexts.landingPage : path);

/** The words for a session event without a name. */
const unnamed: Readonly<Record<string, string>> = { left: 'put the window away', 'came-back': 'came back' };

/**
 * An entry of the interaction sequence (`kind:name`, or `kind:page:name`) as text for its reader: "came to /kitchen",
 * "pressed “Back to D5U”", "examined the chipped mug". Never throws.
 */
export function stepText(entry: string): string {
  const colon = entry.indexOf(':');
  if (colon < 0) return unnamed[entry] ?? entry;
  const kind = entry.slice(0, colon);
  const name = entry.slice(colon + 1);
  const target = name.slice(name.lastIndexOf(':') + 1);
  const path = target.startsWith('/') ? target : `/${target}`;
  if (kind === 'click') return `${stepTexts.click} “${name}”`;
  if (kind === 'egg') return `${stepTexts.egg} ${name}`;
  if (kind === 'secret') return stepTexts.secret;
  if (kind === 'clause') return `${stepVerb(entry)} the draft`;
  if (Object.hasOwn(stepPhrases, entry)) return stepPhrases[entry]!;
  if (
    kind === 'view' ||
    kind === 'follow' ||
    kind === 'link' ||
    kind === 'cta' ||
    kind === 'hidden' ||
    kind === 'dismiss'
  )
    return `${stepVerb(entry)} ${pathText(path)}`;
  // A name with a dot is a file name, and is not changed.
  const words = name.includes('.') ? name : name.replaceAll(/[-:]/g, ' ');
  const [verb, article] = stepVerbs[kind] ?? [];
  if (verb === undefined) return `${stepTexts.click} “${words}”`;
  // A name that ends in a digit needs no article: “looked at tier 3”.
  const isNamed = article === undefined || words.startsWith(`${article} `) || /\d$/.test(words);
  return isNamed ? `${verb} ${words}` : `${verb} ${article} ${words}`;
}

/** The words of an entry before its object, for a list of kinds: "came to", "examined". Never throws. */
export function stepVerb(entry: string): string {
  const kind = entry.split(':', 1)[0] ?? '';
  if (!entry.includes(':')) return unnamed[kind] ?? kind;
  if (kind === 'link' || kind === 'cta') return stepTexts.follow;
  if (kind === 'view' || kind === 'follow' || kind === 'hidden' || kind === 'dismiss') return stepTexts[kind];
  if (kind === 'egg' || kind === 'secret') return stepTexts[kind];
  return stepVerbs[kind]?.[0] ?? stepTexts.click;
}
