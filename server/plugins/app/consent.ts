import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type ConsentMark, consentCookie, consentValue, openConsent, parseConsent } from '#contract/consent.ts';
import { termDays } from '../../storage/terms.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The consent to a record of this visitor's reading: the visitor's answer, else the signal of the browser, else the
     * operator's setting. B-PRV-04.
     */
    consent(): ConsentMark;
  }
  interface FastifyReply {
    /** Stores an answer in a cookie with the longest lifetime that browsers allow. */
    setConsent(mark: ConsentMark): void;
    /**
     * Tells the page, by a cookie, that the visitor has not answered (`asked` or `signalled`), and clears an outdated
     * cookie. An answer signed by an older key is signed again.
     */
    markConsent(): void;
    /**
     * For page requests: stores a refusal again with its full lifetime, so that it does not expire while the visitor
     * keeps visiting. An agreement expires 400 days after it was given or last signed.
     */
    renewRefusal(): void;
  }
}

const maxAgeSeconds = termDays.cookie * 86_400;

interface Answered extends ConsentMark {
  /** True when the answer was signed by an older key, which will be retired. */
  readonly isSigningDue: boolean;
}

/**
 * Reads the cookie. Only a signed value can allow a record. An unsigned value, which a page can write, can only forbid
 * a record.
 */
function answered(request: FastifyRequest): Answered | null {
  const cookie = request.cookies[consentCookie];
  if (cookie === undefined) return null;
  const { valid, renew, value } = request.unsignCookie(cookie);
  const mark = parseConsent(valid && value !== null ? value : cookie);
  if (mark === null) return null;
  const { consent } = mark;
  if (!valid) return consent === 'given' ? null : { ...openConsent, consent, isSigningDue: false };
  // A signal that the server noted counts only while the browser sends the header. A signal that a page noted has no
  // signature and counts as long as its cookie exists: the page sees signals that are not sent as a header.
  return consent === 'signalled' && request.headers['sec-gpc'] !== '1' ? null : { ...mark, isSigningDue: renew };
}

const isAnswer = ({ consent }: ConsentMark): boolean => consent === 'given' || consent === 'refused';

/** Consent to a record. `asks`: true if the operator's setting is to ask every visitor. */
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
      // A cookie without a lifetime: it is valid until the visitor answers or closes the browser.
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
