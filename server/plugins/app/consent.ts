import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type ConsentMark, consentCookie, consentValue, openConsent, parseConsent } from '#contract/consent.ts';
import { termDays } from '../../storage/terms.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The consent to a record of this visitor's reading: by their own answer, else their browser, else the operator.
     * B-PRV-04.
     */
    consent(): ConsentMark;
  }
  interface FastifyReply {
    /** Stores an answer for the longest lifetime that browsers allow a cookie. */
    setConsent(mark: ConsentMark): void;
    /**
     * Tells the page about a consent that needs an answer, and clears an outdated one. Signs an answer again that an
     * older key signed.
     */
    markConsent(): void;
    /**
     * For page requests: stores a refusal again, with its full lifetime, so that it lasts while the visitor keeps
     * coming, as the visitor's cookie does. A yes ends 400 days after it was given or last signed.
     */
    renewRefusal(): void;
  }
}

const maxAgeSeconds = termDays.cookie * 86_400;

interface Answered extends ConsentMark {
  /** True when an older key signed it, which will be retired. */
  readonly isSigningDue: boolean;
}

/** Reads the cookie. Only a signed value can open anything; a value written by a page can only keep less. */
function answered(request: FastifyRequest): Answered | null {
  const cookie = request.cookies[consentCookie];
  if (cookie === undefined) return null;
  const { valid, renew, value } = request.unsignCookie(cookie);
  const mark = parseConsent(valid && value !== null ? value : cookie);
  if (mark === null) return null;
  const { consent } = mark;
  if (!valid) return consent === 'given' ? null : { ...openConsent, consent, isSigningDue: false };
  // The server's own note of a signal ends with the signal. A note by the page has no signature: it saw the signal
  // where no header came.
  return consent === 'signalled' && request.headers['sec-gpc'] !== '1' ? null : { ...mark, isSigningDue: renew };
}

const isAnswer = ({ consent }: ConsentMark): boolean => consent === 'given' || consent === 'refused';

/** Consent to a record. `asks`: true if the operator's setting is that every visitor is asked. */
export default fp<{ asks: boolean }>(
  async (app, { asks }) => {
    app.decorateRequest('consent', function consent(this: FastifyRequest): ConsentMark {
      const mark = answered(this);
      if (mark !== null && isAnswer(mark)) return mark;
      if (this.headers['sec-gpc'] === '1' || mark?.consent === 'signalled')
        return { ...openConsent, consent: 'signalled' };
      return asks ? { ...openConsent, consent: 'asked' } : openConsent;
    });

    const write = (reply: FastifyReply, mark: ConsentMark, maxAge?: number) => {
      reply.header('cache-control', 'no-store');
      void reply.setCookie(consentCookie, consentValue(mark), {
        sameSite: 'lax',
        secure: reply.request.protocol === 'https',
        path: '/',
        signed: true,
        ...(maxAge !== undefined && { maxAge }),
      });
    };

    app.decorateReply('setConsent', function setConsent(this: FastifyReply, mark: ConsentMark): void {
      write(this, mark, maxAgeSeconds);
    });

    app.decorateReply('markConsent', function markConsent(this: FastifyReply): void {
      const mark = this.request.consent();
      const known = answered(this.request);
      if (known !== null && isAnswer(known) && known.isSigningDue) {
        this.setConsent(known);
        return;
      }
      const isOpen = mark.consent === 'open';
      if (isOpen ? this.request.cookies[consentCookie] === undefined : mark.consent === known?.consent) return;
      // A session cookie, until the visitor answers.
      if (isOpen) void this.clearCookie(consentCookie, { path: '/' });
      else write(this, mark);
    });

    app.decorateReply('renewRefusal', function renewRefusal(this: FastifyReply): void {
      const mark = this.request.consent();
      if (mark.consent === 'refused') this.setConsent(mark);
    });
  },
  { name: 'consent', dependencies: ['cookie'] },
);
