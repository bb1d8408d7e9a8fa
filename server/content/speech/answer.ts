import { hashOf } from '#contract/saying.ts';
import type { Phase } from '#contract/visitor.ts';
import { foldWords } from './fold.ts';
import { guesses, inTheBuilding, objections, refusals, unansweredQuestions } from './refusals.ts';
import { rooms, roomNudges, type SpokenRoom } from './rooms.ts';
import { type Saying, type Voice, voicePhases } from './rule.ts';
import { rulesInOrder } from './rules.ts';

const rules = rulesInOrder();

/**
 * The facts that an answer may depend on. The page sends `page`, `missed` and `heard`. The server decides all others.
 */
export interface Hearer {
  readonly phase: Phase;
  readonly hasEnded: boolean;
  /** The slug of the page on which the reader speaks; `home` for `/`. */
  readonly page: string;
  /** The slugs of the pages that the reader has opened. */
  readonly opened: ReadonlySet<string>;
  /** Hashes of the latest refusals that the page has shown, oldest first. Absent: unknown. */
  readonly missed?: readonly number[];
  /** Hashes of the other answers that the page has shown, oldest first. Absent: unknown. */
  readonly heard?: ReadonlySet<number>;
  /** The stored sums of the reader; null or absent: none. */
  readonly held?: Held | null;
}

/** Sums of a reader's record. `dwellMs`: counted reading. `touches`: presses and hovers. */
export interface Held {
  readonly dwellMs: number;
  readonly touches: number;
}

/**
 * An answer. `kind`: `near` for a plural or misspelling of a word that a rule knows, and for a word on an opened page;
 * `missed` when no rule matches.
 */
export interface Answer {
  readonly kind: 'answer' | 'near' | 'missed';
  readonly voice: Voice;
  readonly answer: string;
  readonly link?: string;
  /** The id of the rule that answered; null for none. */
  readonly rule: string | null;
}

const mayBeSaid = (saying: Saying, { phase, hasEnded, page }: Hearer): boolean =>
  phase >= Math.max(voicePhases[saying.voice], saying.from ?? 0) &&
  (saying.ended === undefined || saying.ended === hasEnded) &&
  (saying.at === undefined || saying.at.includes(page));

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** The stored sums of the reader in words, for `{held}` in a text. */
function heldOf({ held = null, opened }: Hearer): string {
  if (held === null) return 'nothing';
  const minutes = Math.floor(held.dwellMs / 60_000);
  const parts = [
    minutes > 0 ? `${counted(minutes, 'minute')} of reading` : 'less than a minute of reading',
    ...(opened.size > 0 ? [`${counted(opened.size, 'room')} entered`] : []),
    ...(held.touches > 0 ? [`${counted(held.touches, 'press or hover', 'presses and hovers')}`] : []),
  ];
  return parts.join(', ');
}

const textOf = (saying: Saying, hearer: Hearer): string => saying.text.replace('{held}', () => heldOf(hearer));

const answerOf = (saying: Saying, kind: Answer['kind'], rule: string | null, hearer: Hearer): Answer => ({
  kind,
  voice: saying.voice,
  answer: textOf(saying, hearer),
  ...(saying.link === undefined || saying.link === `/${hearer.page}` ? {} : { link: saying.link }),
  rule,
});

/**
 * Chooses one of the sayings that may be given. If the page sends the earlier ones, `before`, the sayings are given in
 * turn, newest voices first, so that none is repeated before all were given. Otherwise, a hash of the words chooses a
 * saying of the two newest voices.
 */
function chosen(sayings: readonly Saying[], words: string, hearer: Hearer, before = hearer.missed): Saying {
  const allowed = sayings.filter((saying) => mayBeSaid(saying, hearer));
  if (before !== undefined) {
    const lastAt = (saying: Saying): number => before.lastIndexOf(hashOf(textOf(saying, hearer)));
    const byVoice = (left: Saying, right: Saying): number => voicePhases[right.voice] - voicePhases[left.voice];
    return allowed.toSorted((left, right) => lastAt(left) - lastAt(right) || byVoice(left, right))[0] ?? sayings[0]!;
  }
  const voices = [...new Set(allowed.map(({ voice }) => voice))].slice(-2);
  const newest = allowed.filter(({ voice }) => voices.includes(voice));
  return newest[hashOf(words) % newest.length] ?? sayings[0]!;
}

function roomAnswer({ slug, text }: SpokenRoom, hearer: Hearer, kind: Answer['kind']): Answer {
  const isOpened = hearer.opened.has(slug) || hearer.page === slug;
  return {
    kind,
    voice: hearer.phase >= voicePhases.archivist ? 'archivist' : 'institution',
    answer: isOpened ? text : (roomNudges[hashOf(slug) % roomNudges.length] ?? ''),
    ...(isOpened && slug !== hearer.page ? { link: `/${slug}` } : {}),
    rule: `room:${slug}`,
  };
}

const isHeard = (saying: Saying, hearer: Hearer): boolean => hearer.heard?.has(hashOf(textOf(saying, hearer))) === true;

/** True for a saying without conditions on page and phase: it may be given instead of a later saying of its rule. */
const isGeneral = ({ at, from }: Saying): boolean => at === undefined && from === undefined;

/**
 * The last of the sayings that may be given. If this saying has `varies`, a hash of the words chooses among the allowed
 * sayings with `varies` and the same voice and `from`; sayings that the reader has not heard yet come first. Otherwise,
 * a general saying that the reader has already heard is replaced by another general saying. B-SAY-12.
 */
function lastOf(says: readonly Saying[], words: string, hearer: Hearer): Saying | undefined {
  const allowed = says.filter((one) => mayBeSaid(one, hearer));
  const last = allowed.at(-1);
  if (last?.varies !== true) {
    if (last === undefined || !isGeneral(last) || !isHeard(last, hearer)) return last;
    // After the end, a saying for both times, before and after it, may be out of date.
    const isOfItsSide = (one: Saying) => !hearer.hasEnded || one.ended === last.ended;
    return allowed.findLast((one) => isGeneral(one) && isOfItsSide(one) && !isHeard(one, hearer)) ?? last;
  }
  const alike = allowed.filter(({ varies, voice, from }) => varies && voice === last.voice && from === last.from);
  const fresh = alike.filter((one) => !isHeard(one, hearer));
  const left = fresh.length > 0 ? fresh : alike;
  return left[hashOf(words) % left.length];
}

/**
 * The answer of the first rule that matches the folded words and has a saying for this reader; null for none. The
 * careful rules are tried first, then the rooms, then the other rules.
 */
function byRule(folded: string, hearer: Hearer, kind: Answer['kind']): Answer | null {
  const [careful, others] = [rules.slice(0, carefulCount), rules.slice(carefulCount)];
  const tried = (from: typeof rules, to: Hearer) => {
    for (const { id, said, says } of from) {
      const saying = said.test(folded) ? lastOf(says, folded, to) : undefined;
      if (saying !== undefined) return answerOf(saying, kind, id, hearer);
    }
    return null;
  };
  // A reader in distress gets the same answer each time.
  const careAnswer = tried(careful, { ...hearer, heard: new Set() });
  if (careAnswer !== null) return careAnswer;
  const room = rooms.find(({ said }) => said.test(folded));
  return room ? roomAnswer(room, hearer, kind) : tried(others, hearer);
}

const carefulCount = rules.findIndex(({ says }) => says.every(({ voice }) => voice !== 'site'));

/** Words that are never corrected: common words, and (second line) words that resemble a name. */
const common = new Set([
  ...'there where which these those their would could should about other after before right being great light night think dance later'.split(
    ' ',
  ),
  ...'worth birth width mirth girth colder caller warrant wander sender slander sadder hails hailed princes prance brawn drown frown grown jones jonah researcher'.split(
    ' ',
  ),
]);

/** All words of five letters or more in the examples of the rules. */
const vocabulary: ReadonlySet<string> = new Set(
  [...rules, ...rooms]
    .flatMap(({ examples }) => examples)
    .flatMap((example) => foldWords(example).split(' '))
    .filter((word) => /^[a-z]{5,}$/.test(word)),
);

/** True if the words differ by one letter that is missing, added, different, or swapped with the next. Pure. */
export function isOneLetterOff(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1 || left === right) return false;
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  const rest = (text: string, skip: number) => text.slice(at + skip);
  if (left.length > right.length) return rest(left, 1) === rest(right, 0);
  if (left.length < right.length) return rest(left, 0) === rest(right, 1);
  const isSwapped = left[at] === right[at + 1] && left[at + 1] === right[at];
  return rest(left, 1) === rest(right, 1) || (isSwapped && rest(left, 2) === rest(right, 2));
}

/**
 * The words with plurals changed to singulars and misspelt words corrected; unchanged words where no known word is
 * near.
 */
function corrected(folded: string): string {
  return folded
    .split(' ')
    .map((word) => {
      if (vocabulary.has(word) || common.has(word) || !/^[a-z]{4,}$/.test(word)) return word;
      const singular = word.replace(/(?:es|s)$/, '');
      if (singular !== word && vocabulary.has(singular)) return singular;
      if (word.length < 5) return word;
      for (const known of vocabulary) if (isOneLetterOff(word, known)) return known;
      return word;
    })
    .join(' ');
}

/**
 * Words that do not change the meaning of a sentence. They are removed only when no rule matches the whole sentence.
 */
const fillers =
  /\b(?:really|exactly|actually|honestly|truly|seriously|just|anyway|though|please|ever|even|supposed to be)\b/g;
/**
 * A greeting or a form of address before the actual words. It is removed only when no rule matches the whole sentence.
 */
const opening =
  /^(?:(?:oh|well|um|so|and|but|ok|okay|(?:hey|hi|he*l+o+w?|hallo|yo)(?: there)?|good (?:morning|day|afternoon|evening)|bonjour|salut|hola|guten tag|excuse me|sorry|dear|d5u|court|please tell me|(?:can|could) you tell me|tell me|i want to know|do you know|wait) )+(?=\S)/;

/** An introduction such as “I’m Anna”: one capitalised word at the end. */
const introduction = /\bI(?:['’]| a)m (?=\p{Lu}\p{Ll}+[.!]*$)/u;

const withoutFillers = (folded: string): string => folded.replace(fillers, ' ').replace(/ +/g, ' ').trim();

const question =
  /^(?:and |but |so |then )*(?:who|what|when|where|why|how|which|whose|is|are|am|was|were|do|does|did|can|could|will|would|should|shall|may|might|has|have|had)\b/;

/**
 * From phase `guessedFrom` on, a reader knows that there is a word of four letters; from `placedFrom` on, where to say
 * it.
 */
const guessedFrom = 2;
const placedFrom = 4;

/** A guess at the word of four letters. */
const guess = /^(?:(?:is|was) (?:it|that|the word) |the word is |its |it is |i say |i guess )?[a-z]{4}$/;

/**
 * Answers the words of a reader, by the rules of server/content/speech. Deterministic; never throws. The words are only
 * compared with patterns. B-SAY-01, B-SAY-02. Hints and objections are answered in server/routes/api/visitor/say.ts.
 */
export function answerTo(words: string, hearer: Hearer): Answer {
  const folded = foldWords(words);
  const known = byRule(folded, hearer, 'answer');
  if (known !== null) return known;
  const plain = withoutFillers(folded);
  const plainly = plain === folded || plain === '' ? null : byRule(plain, hearer, 'answer');
  if (plainly !== null) return plainly;
  const opened = plain.replace(opening, '');
  const directly = opened === plain ? null : byRule(opened, hearer, 'answer');
  if (directly !== null) return directly;
  const named = foldWords(words.replace(introduction, 'my name is '));
  const byName = named === folded ? null : byRule(named, hearer, 'answer');
  if (byName !== null) return byName;
  const near = corrected(opened);
  const nearly = near === opened ? null : byRule(near, hearer, 'near');
  if (nearly !== null) return nearly;
  if (guess.test(folded) && hearer.phase >= guessedFrom && !hearer.hasEnded) {
    const place = hearer.phase < placedFrom ? 0 : placedFrom;
    const told = guesses.filter((saying) => Math.max(voicePhases[saying.voice], saying.from ?? 0) >= place);
    return answerOf(chosen(told, folded, hearer), 'missed', null, hearer);
  }
  const isQuestion = /[?？]\s*$/.test(words) || question.test(folded);
  return answerOf(chosen(isQuestion ? unansweredQuestions : refusals, folded, hearer), 'missed', null, hearer);
}

/** The answer to a word that occurs on a page that the reader has opened. `path`: the path of that page. B-SAY-03. */
export function answerInTheBuilding(words: string, path: string, hearer: Hearer): Answer {
  const isHere = path === `/${hearer.page}`;
  const placed = inTheBuilding.map((saying) => ({
    ...saying,
    text: saying.text.replace('{page}', isHere ? 'this page' : path),
  }));
  const saying = chosen(placed, foldWords(words), hearer, hearer.heard && [...hearer.heard]);
  return { ...answerOf(saying, 'near', null, hearer), ...(isHere ? {} : { link: path }) };
}

/** The answer to an objection that names no line, or that is made before the reader has a line to object to. */
export const answerToObjection = (hearer: Hearer): Answer =>
  answerOf(objections.findLast((saying) => mayBeSaid(saying, hearer)) ?? objections[0]!, 'answer', 'objection', hearer);

/** Replaces the path of the page that the reader is on by “this page”. `page`: its slug. Pure. */
export const toldOn = (page: string, text: string): string =>
  text.replace(new RegExp(`\\b(in|on) /${page}(?![a-z0-9-])`, 'gi'), (_, word: string) =>
    word.startsWith(word.charAt(0).toUpperCase()) ? 'On this page' : 'on this page',
  );
