import { LinkifyIt } from 'linkify-it';
import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import tlds from 'tlds' with { type: 'json' };
import { withPlainDigits, wordsOf } from './fold.ts';

/** Top-level names that are missing in the list of top-level domains. */
const otherEnds = ['onion', 'i2p'];
const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true, tlds: [...tlds, ...otherEnds] });

/** Top-level domains that are English words. */
const ordinaryEnds = 'in|is|it|to|at|as|so|no|my|be|us|am|do|by|ie|la|ai|mine';
/**
 * Longer top-level domains that are often disguised. All top-level domains of two letters count too, except the words
 * above.
 */
const longEnds =
  'com|net|org|info|biz|xyz|shop|online|site|app|dev|club|live|pro|store|tech|link|click|top|vip|win|рф|ру';
const disguisableEnd = `(?:${longEnds}|${otherEnds.join('|')}|(?!(?:${ordinaryEnds})\\b)(?:${tlds.filter((end) => /^[a-z]{2}$/.test(end)).join('|')}))`;
/** A disguised dot. It counts only before a top-level domain that rarely follows such a word in an ordinary text. */
const disguisedDot = new RegExp(
  `\\s*[([{]?\\s*(?:(?<![\\p{L}\\p{N}])(?:dot|punkt|punto|ponto|точка)(?![\\p{L}\\p{N}])|\\.)\\s*[)\\]}]?\\s*(?=${disguisableEnd}(?![\\p{L}\\p{N}]))`,
  'giu',
);
const commaForDot = /(?<=\p{L}),(?=(?:com|net|org|info|ru|de)\b)/giu;
/** A sentence that begins right after the full stop of the previous one. */
const capitalEnds = ordinaryEnds.replace(/\b./g, (letter) => letter.toUpperCase());
const nextSentence = new RegExp(`(?<=\\p{Ll})\\.(?=(?:${capitalEnds})\\s)`, 'gu');
const disguisedAt = /\s*[([{]\s*(?:at|@)\s*[)\]}]\s*/giu;
/** Dots of other scripts, which browsers accept in addresses. */
const foreignDots = /[\u3002\uff0e\uff61]/gu;

/** An address with a port, a messenger name, a wallet, or a link with a scheme that the library does not know. */
const otherAddresses = [
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}:\d/u,
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{3,}/u,
  /\b(?:bc1[a-z0-9]{20,}|[13][a-km-zA-HJ-NP-Z1-9]{25,34}|0x[0-9a-fA-F]{40})\b/u,
  /\b(?:magnet|tel|sms|ipfs|xmpp|skype|tg|irc):[^\s]/iu,
];

/** True for a text with a web address, a bare domain or an e-mail address, even a disguised one. */
export function hasAddress(text: string): boolean {
  const plain = text
    .replace(foreignDots, '.')
    .normalize('NFKC')
    .replace(/\bhxxp/giu, 'http');
  if (otherAddresses.some((address) => address.test(plain))) return true;
  const apart = plain.replace(nextSentence, '. ');
  const open = apart.replace(disguisedDot, '.').replace(commaForDot, '.').replace(disguisedAt, '@');
  return [apart, open].some((form) => links.test(form));
}

/** National numbers are recognised in the notation of these countries; numbers with + for every country. */
const countries = ['US', 'GB', 'FR', 'RU'] as const;
/**
 * In these countries, almost any row of digits can be a number. So only rows that begin with exactly one zero are
 * compared with numbers of these countries.
 */
const countriesWithZero = ['DE', 'AT', 'CH'] as const;
/** Digits with at most spaces, dots, hyphens, slashes and brackets between them. */
const digitRuns = /\+?[\p{Nd}(][\p{Nd}\s()./-]{5,}\p{Nd}/gu;
/** Digits of the shortest national number, and of the longest international one (E.164). */
const digitLimits = { least: 7, most: 15 } as const;

function mayBePhoneNumber(run: string): boolean {
  const digits = run.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= digitLimits.least && digits <= digitLimits.most;
}

const numerals: readonly (readonly string[])[] = [
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
];
const figureOf = new Map(numerals.flatMap((words) => words.map((word, figure) => [word, figure] as const)));
const numeralRuns = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${[...figureOf.keys()].join('|')})[^\\p{L}\\p{N}]{1,3}){${digitLimits.least - 1},}(?:${[...figureOf.keys()].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);
/** The text with rows of seven or more number words as digits, except rows that count up or down. */
function inFigures(text: string): string {
  return text.replace(numeralRuns, (run) => {
    const figures = wordsOf(run.toLowerCase()).map((word) => figureOf.get(word) ?? 0);
    const steps = new Set(figures.slice(1).map((figure, index) => figure - (figures[index] ?? 0)));
    const counts = steps.size === 1 && (steps.has(1) || steps.has(-1));
    return counts ? run : figures.join('');
  });
}

/** True for a text with a possible telephone number. Dates, dockets and times do not count. */
export function hasPhoneNumber(text: string): boolean {
  const runs = inFigures(withPlainDigits(text)).match(digitRuns)?.filter(mayBePhoneNumber) ?? [];
  return runs.some((run) => {
    const all = /^0[1-9]{2}/.test(run) ? [...countries, ...countriesWithZero] : countries;
    return all.some((country) => findPhoneNumbersInText(run, country).length > 0);
  });
}
