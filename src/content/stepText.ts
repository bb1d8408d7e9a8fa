/** How a step of the reader is told, before its object. */
export const stepTexts = {
  landingPage: 'the first page',
  view: 'came to',
  follow: 'went on to',
  hidden: 'found the way to',
  dismiss: 'put back the way to',
  click: 'pressed',
  egg: 'took up a',
  secret: 'said a word',
} as const;

/**
 * What other steps are called, by kind: a verb in the past tense. `the` goes before the object's name, unless the name has
 * an article. Any other kind counts as a press.
 */
export const stepVerbs: Readonly<Record<string, readonly [verb: string, article?: 'the']>> = {
  answer: ['answered'],
  ask: ['asked'],
  clause: ['wrote a clause on'],
  dish: ['dropped into the dish'],
  examine: ['examined', 'the'],
  explain: ['asked what is meant by', 'the'],
  frame: ['looked at frame'],
  keep: ['kept'],
  letter: ['opened letter'],
  lever: ['moved the lever'],
  lift: ['lifted a piece of'],
  look: ['looked at', 'the'],
  mark: ['marked'],
  next: ['turned a page of'],
  object: ['objected to', 'the'],
  open: ['opened'],
  out: ['put out', 'the'],
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

/** A path as readers know it: `/kitchen`; the landing page by its name. */
const pathText = (path: string): string => (path === '/' || path === '/home' ? stepTexts.landingPage : path);

/** What a session event without a name is called. */
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
  if (
    kind === 'view' ||
    kind === 'follow' ||
    kind === 'link' ||
    kind === 'cta' ||
    kind === 'hidden' ||
    kind === 'dismiss'
  )
    return `${stepVerb(entry)} ${pathText(path)}`;
  // A name with a dot is a file's, and is kept as it is.
  const words = name.includes('.') ? name : name.replaceAll(/[-:]/g, ' ');
  const [verb, article] = stepVerbs[kind] ?? [];
  if (verb === undefined) return `${stepTexts.click} “${words}”`;
  return article === undefined || words.startsWith(`${article} `) ? `${verb} ${words}` : `${verb} ${article} ${words}`;
}

/** What an entry is called before its object, for a list of kinds: "came to", "examined". Never throws. */
export function stepVerb(entry: string): string {
  const kind = entry.split(':', 1)[0] ?? '';
  if (!entry.includes(':')) return unnamed[kind] ?? kind;
  if (kind === 'link' || kind === 'cta') return stepTexts.follow;
  if (kind === 'view' || kind === 'follow' || kind === 'hidden' || kind === 'dismiss') return stepTexts[kind];
  if (kind === 'egg' || kind === 'secret') return stepTexts[kind];
  return stepVerbs[kind]?.[0] ?? stepTexts.click;
}
