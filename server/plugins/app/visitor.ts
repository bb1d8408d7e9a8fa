import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Assessment, assess } from '../../profile/assess.ts';
import { newRecord } from '../../profile/record.ts';
import { type Visitor, VisitorErased } from '../../storage/storage.ts';
import './clock.ts';
import './storage.ts';
import { cookieName, cookieValue, knownVisitor, newVisitor } from './visitor-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Who is asking. A visitor without a valid cookie becomes a new one, and the reply carries the cookie. Somebody who
     * has just been erased is a new one too; throws VisitorErased where they still have something to write down.
     */
    visitor(): Visitor;
    /**
     * Whether who is asking came with a cookie of ours. For anybody else nothing is written: a client that sends none back
     * is a new visitor with each request, and nobody could read or erase what it leaves. Throws as `visitor` does. B-PRV-01.
     */
    isKnown(): boolean;
    /** What the profile engine says of who is asking, now. */
    assessment(): Promise<Assessment>;
    /** Erases who is asking, by table, and takes the cookie back; nobody without one. B-PRV-01. */
    eraseVisitor(): Promise<Record<string, number>>;
  }
}

/** The longest that browsers keep a cookie. */
const maxAgeSeconds = 400 * 86_400;

const cookieOptions = (secure: boolean) => ({ httpOnly: true, sameSite: 'lax', secure, path: '/' }) as const;

function hand(reply: FastifyReply, visitor: Visitor): void {
  const secure = reply.request.protocol === 'https';
  const options = { ...cookieOptions(secure), signed: true, maxAge: maxAgeSeconds };
  void reply.setCookie(cookieName(secure), cookieValue(visitor), options);
}

function takeBack(reply: FastifyReply): void {
  const secure = reply.request.protocol === 'https';
  void reply.clearCookie(cookieName(secure), cookieOptions(secure));
}

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

export default fp(
  async (app) => {
    const identified = new WeakMap<FastifyRequest, { readonly visitor: Visitor; readonly isKnown: boolean }>();
    const replies = new WeakMap<FastifyRequest, FastifyReply>();
    app.addHook('onRequest', async (request, reply) => void replies.set(request, reply));

    const identify = (request: FastifyRequest) => {
      const seen = identified.get(request);
      if (seen !== undefined) return seen;
      const cookie = knownVisitor(request);
      const isErased = cookie !== null && app.storage.visitors.isErased(cookie.visitor.id);
      if (isErased && !isReading(request)) throw new VisitorErased('This visitor has been erased.');
      const known = isErased ? null : cookie;
      const found = { visitor: known?.visitor ?? newVisitor(app.clock()), isKnown: known !== null };
      identified.set(request, found);
      const reply = replies.get(request);
      // A cookie under an older key is signed anew.
      if (reply !== undefined && (known === null || known.isRenewalDue)) hand(reply, found.visitor);
      return found;
    };

    app.decorateRequest('visitor', function visitor(this: FastifyRequest): Visitor {
      return identify(this).visitor;
    });

    app.decorateRequest('isKnown', function isKnown(this: FastifyRequest): boolean {
      return identify(this).isKnown;
    });

    app.decorateRequest('assessment', async function assessment(this: FastifyRequest): Promise<Assessment> {
      const { id, firstSeenAt } = this.visitor();
      return assess((await app.storage.visitors.read(id)) ?? newRecord(firstSeenAt), app.clock());
    });

    app.decorateRequest('eraseVisitor', async function eraseVisitor(this: FastifyRequest) {
      const known = knownVisitor(this);
      const erased = known === null ? {} : await app.storage.visitors.erase(known.visitor.id);
      const reply = replies.get(this);
      if (reply !== undefined) takeBack(reply);
      return erased;
    });
  },
  { name: 'visitor', dependencies: ['clock', 'storage', 'cookie'] },
);
