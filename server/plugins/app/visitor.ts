import { randomBytes } from 'node:crypto';
import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Assessment, assess } from '../../profile/assess.ts';
import { newRecord } from '../../profile/record.ts';
import type { Visitor } from '../../storage/storage.ts';

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
const valueShape = /^([0-9a-f]{32})\.([0-9a-z]{1,11})$/;

/** Behind TLS the prefix ties the cookie to this very host. */
export const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-d5u' : 'd5u');

/** What the cookie says before it is signed: who, and since when (epoch ms, base 36). */
export const cookieValue = ({ id, firstSeenAt }: Visitor): string => `${id}.${firstSeenAt.toString(36)}`;

export const newVisitor = (nowMs: number): Visitor => ({ id: randomBytes(16).toString('hex'), firstSeenAt: nowMs });

/** The visitor of a request by its cookie; null without one that we signed. */
export function knownVisitor(request: FastifyRequest): { visitor: Visitor; isRenewalDue: boolean } | null {
  const cookie = request.cookies[cookieName(request.protocol === 'https')];
  if (cookie === undefined) return null;
  const { valid, renew, value } = request.unsignCookie(cookie);
  const [, id, since] = (valid && value !== null ? valueShape.exec(value) : null) ?? [];
  if (id === undefined || since === undefined) return null;
  return { visitor: { id, firstSeenAt: Number.parseInt(since, 36) }, isRenewalDue: renew };
}

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
