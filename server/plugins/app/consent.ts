import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type ConsentMark, consentCookie, consentValue, openConsent, parseConsent } from '#contract/consent.ts';
import { termDays } from '../../storage/terms.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether a record of this visitor's reading is kept: by their own answer, else by their browser, else by the operator. B-PRV-04. */
    consent(): ConsentMark;
  }
  interface FastifyReply {
    /** Stores an answer for as long as the visitor's own cookie lasts. */
    setConsent(mark: ConsentMark): void;
    /** Tells the page of what nobody has answered yet, and takes back what no longer holds. */
    markConsent(): void;
  }
}

const maxAgeSeconds = termDays.cookie * 86_400;

/** What the cookie says. Only a signed one can open anything; one that a page wrote itself can only keep less. */
function answered(request: FastifyRequest): ConsentMark | null {
  const cookie = request.cookies[consentCookie];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  const mark = parseConsent(valid && value !== null ? value : cookie);
  if (mark === null) return null;
  const { consent } = mark;
  if (!valid) return consent === 'given' ? null : { ...openConsent, consent };
  // The server's own note of a signal ends with it. A page that saw the signal where no header came has not signed its note.
  return consent === 'signalled' && request.headers['sec-gpc'] !== '1' ? null : mark;
}

/** Consent to a record. `asks`: the operator has every visitor asked. */
export default fp<{ asks: boolean }>(
  async (app, { asks }) => {
    app.decorateRequest('consent', function consent(this: FastifyRequest): ConsentMark {
      const mark = answered(this);
      if (mark?.consent === 'given' || mark?.consent === 'refused') return mark;
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
      const isOpen = mark.consent === 'open';
      if (isOpen ? this.request.cookies[consentCookie] === undefined : mark.consent === answered(this.request)?.consent)
        return;
      // A cookie of the session: it lasts as long as nobody answers.
      if (isOpen) void this.clearCookie(consentCookie, { path: '/' });
      else write(this, mark);
    });
  },
  { name: 'consent', dependencies: ['cookie'] },
);
