import type { Phase } from './visitor.ts';
import { lastPhase } from './opening.ts';

/**
 * Whether the site keeps a record of a visitor's reading. `given`: the visitor has agreed. `refused`: they have said no.
 * `asked`: the operator has everybody asked, and this visitor has not answered. `signalled`: the browser sends Global
 * Privacy Control, and the visitor has not answered. `open`: without any of these, the record is kept. B-PRV-04.
 */
export type Consent = 'open' | 'given' | 'refused' | 'asked' | 'signalled';

/** The consent, and how far a visitor without a record has opened the story. */
export interface ConsentMark {
  readonly consent: Consent;
  /** The phase that was opened by hand; 0 where a record is kept. */
  readonly phase: Phase;
  /** The word was said, by a visitor without a record. */
  readonly ended: boolean;
  /** The word was kept instead, by a visitor without a record. It may still be said. */
  readonly keptWord: boolean;
}

/**
 * The cookie that says so. Scripts can read it, because the page must know before it writes anything to the device. It
 * identifies nobody. Values: `given`, `asked`, `signalled`, and `refused.N` with the phase opened (6 after the end, 7 at
 * phase 5 with the word kept). The server signs them.
 */
export const consentCookie = 'd5u-reading';

export const openConsent: ConsentMark = { consent: 'open', phase: 0, ended: false, keptWord: false };

const [afterEnd, withWordKept] = [6, 7];
const shape = new RegExp(`(?:^|; )${consentCookie}=(?:(given|asked|signalled)|refused\\.([0-7]))(?:[.;]|$)`);

/** The consent by the text of all cookies, as a page sees them, with or without the signature; null where none says it. */
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

/** Reads a value of the cookie; null for one that says nothing. */
export const parseConsent = (value: string): ConsentMark | null => markIn(`${consentCookie}=${value}`);

/** The value of the cookie, unsigned. */
export const consentValue = ({ consent, phase, ended, keptWord }: ConsentMark): string => {
  if (consent !== 'refused') return consent;
  if (ended) return `refused.${afterEnd}`;
  return `refused.${keptWord ? withWordKept : phase}`;
};

/** The consent by the text of all cookies; open where none says it. */
export const consentIn = (cookies: string): ConsentMark => markIn(cookies) ?? openConsent;

/** True where a record of the reading is kept. */
export const isKept = ({ consent }: ConsentMark): boolean => consent === 'open' || consent === 'given';
