import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Assessment, assess } from '../../profile/assess.ts';
import { newRecord } from '../../profile/record.ts';
import type { Visitor } from '../../storage/storage.ts';
import './clock.ts';
import './storage.ts';
import { cookieName, cookieValue, knownVisitor, newVisitor } from './visitor-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking. A visitor without a valid cookie becomes a new one, and the reply carries the cookie. */
    visitor(): Visitor;
    /** What the profile engine says of who is asking, now. */
    assessment(): Promise<Assessment>;
  }
}

/** The longest that browsers keep a cookie. */
const maxAgeSeconds = 400 * 86_400;

function hand(reply: FastifyReply, visitor: Visitor): void {
  const secure = reply.request.protocol === 'https';
  void reply.setCookie(cookieName(secure), cookieValue(visitor), {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: maxAgeSeconds,
  });
}

export default fp(
  async (app) => {
    const identified = new WeakMap<FastifyRequest, Visitor>();
    const replies = new WeakMap<FastifyRequest, FastifyReply>();
    app.addHook('onRequest', async (request, reply) => void replies.set(request, reply));

    app.decorateRequest('visitor', function visitor(this: FastifyRequest): Visitor {
      const seen = identified.get(this);
      if (seen !== undefined) return seen;
      const known = knownVisitor(this);
      const found = known?.visitor ?? newVisitor(app.clock());
      identified.set(this, found);
      const reply = replies.get(this);
      // A cookie under an older key is signed anew.
      if (reply !== undefined && (known === null || known.isRenewalDue)) hand(reply, found);
      return found;
    });

    app.decorateRequest('assessment', async function assessment(this: FastifyRequest): Promise<Assessment> {
      const { id, firstSeenAt } = this.visitor();
      return assess((await app.storage.visitors.read(id)) ?? newRecord(firstSeenAt), app.clock());
    });
  },
  { name: 'visitor', dependencies: ['clock', 'storage', 'cookie'] },
);
