import type { Phase } from './visitor.ts';
import { lastPhase } from './opening.ts';

/**
 * Whether the site keeps a record of a visitor's reading. B-PRV-04.
 * - given: the visitor has agreed
 * - refused: the visitor has said no
 * - asked: by the operator's setting every visitor is asked, and this visitor has not answered
 * - signalled: the browser sends Global Privacy Control, and the visitor has not answered
 * - open: none of the four cases above; the record is kept
 */
export type Consent = 'open' | 'given' | 'refused' | 'asked' | 'signalled';

/** The consent, and the progress of a visitor without a record. */
export interface ConsentMark {
  readonly consent: Consent;
  /** The phase opened manually; 0 where a record is kept. */
  readonly phase: Phase;
  /** The visitor has no record and has said the word. */
  readonly ended: boolean;
  /** The visitor has no record and has withheld the word, but may still say it. */
  readonly keptWord: boolean;
}

/**
 * The cookie that holds the consent. It identifies nobody, and the server signs it. Scripts can read it, because the
 * page must know the consent before it writes anything to the device. Values: `given`, `asked`, `signalled`, and
 * `refused.N`. N is the opened phase, 6 after the end, or 7 at phase 5 with the word withheld.
 */
export const consentCookie = 'd5u-reading';

export const openConsent: ConsentMark = { consent: 'open', phase: 0, ended: false, keptWord: false };

const [afterEnd, withWordKept] = [6, 7];
const shape = new RegExp(`(?:^|; )${consentCookie}=(?:(given|asked|signalled)|refused\\.([0-7]))(?:[.;]|$)`);

/** Reads the consent from the text of all cookies, with or without the signature; null without the cookie. */
function markIn(cookies: string): ConsentMark | null {
  const [found, plain, opened] = shape.exec(cookies) ?? [];
  if (found === undefined) return null;
  if (opened === undefined) return { ...openConsent, consent: plain as Consent };
  return {
    consent: 'refused',
    phase: Math.min(+opened, lastPhase) as Phase,
    ended: +opened === afterEnd,
    keptWord: +opened === withWordKept,
  };
}

/** Reads a value of the cookie; null for an invalid one. */
export const parseConsent = (value: string): ConsentMark | null => markIn(`${consentCookie}=${value}`);

/** The value of the cookie, unsigned. */
export const consentValue = ({ consent, phase, ended, keptWord }: ConsentMark): string => {
  if (consent !== 'refused') return consent;
  if (ended) return `refused.${afterEnd}`;
  return `refused.${keptWord ? withWordKept : phase}`;
};

/** Reads the consent from the text of all cookies; open without the cookie. */
export const consentIn = (cookies: string): ConsentMark => markIn(cookies) ?? openConsent;

/** True where a record of the reading is kept. */
export const isKept = ({ consent }: ConsentMark): boolean => consent === 'open' || consent === 'given';
