import { LinkifyIt } from 'linkify-it';
import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import tlds from 'tlds' with { type: 'json' };

const links = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true, tlds });

/** How a dot or an at sign is disguised. Only before a top-level domain that hardly occurs after these words otherwise. */
const disguisedDot =
  /\s*[([{]?\s*(?:\.|\bdot\b|\bpunkt\b)\s*[)\]}]?\s*(?=(?:com|net|org|info|biz|xyz|shop|online|site|io|ru|de)\b)/giu;
const disguisedAt = /\s*[([{]\s*(?:at|@)\s*[)\]}]\s*/giu;
/** Dots of other scripts, which browsers accept in addresses. */
const foreignDots = /[\u3002\uff0e\uff61]/gu;

/** True for a text with a web address, a bare domain or an e-mail address, also a disguised one. */
export function hasAddress(text: string): boolean {
  const plain = text
    .replace(foreignDots, '.')
    .normalize('NFKC')
    .replace(/\bhxxp/giu, 'http');
  return [plain, plain.replace(disguisedDot, '.').replace(disguisedAt, '@')].some((form) => links.test(form));
}

/** National numbers are recognised as these countries write them; numbers that begin with + for every country. */
const countries = ['US', 'GB', 'FR', 'RU'] as const;
/** Digits with at most spaces, dots, hyphens, slashes and brackets between them. */
const digitRuns = /\+?[\p{Nd}(][\p{Nd}\s()./-]{5,}\p{Nd}/gu;
/** No number is shorter within a country, and none is longer (E.164). */
const digitLimits = { least: 7, most: 15 } as const;

function mayBePhoneNumber(run: string): boolean {
  const digits = run.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= digitLimits.least && digits <= digitLimits.most;
}

/** True for a text with a telephone number that can exist. Dates, dockets and times are none. */
export function hasPhoneNumber(text: string): boolean {
  const runs = text.normalize('NFKC').match(digitRuns)?.filter(mayBePhoneNumber) ?? [];
  return runs.some((run) => countries.some((country) => findPhoneNumbersInText(run, country).length > 0));
}
