import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Assessment, assess } from '../../profile/assess.ts';
import { newRecord, type VisitorRecord } from '../../profile/record.ts';
import { type Storage, StorageUnavailable, type Visitor, VisitorErased } from '../../storage/storage.ts';
import '../external/rate-limit.ts';
import './clock.ts';
import { HeldWrites } from './HeldWrites.ts';
import './storage.ts';
import { cookieName, cookieValue, visitorFromCookie, newVisitor } from './visitor-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The visitor of this request. Without a valid cookie it is a new visitor, and the reply sets the cookie. An erased
     * visitor becomes a new one on GET and HEAD; any other method throws VisitorErased.
     */
    visitor(): Visitor;
    /**
     * True when the request carried a valid cookie. Nothing is stored for other requests: a client that returns no cookie
     * is a new visitor each time, and nobody could read or erase its rows. Throws like `visitor`. B-PRV-01.
     */
    isKnown(): boolean;
    /**
     * For page requests: sets the cookie again, with the same value and its full lifetime, when the first visit is 30 days
     * ago or longer. Does nothing for a visitor without a cookie.
     */
    renewCookie(): void;
    /** The record of this visitor, read once a request; that of a new one when nothing is stored. */
    record(): Promise<VisitorRecord>;
    /** True when this visitor has a record. Nothing is stored before the first plausible batch. B-LIM-01. */
    isStored(): Promise<boolean>;
    /**
     * True when rows may be stored for this visitor. A visitor without a record is counted as a new one of their address;
     * throws TooManyVisitors when those of this hour are used up. False without a cookie. B-LIM-01.
     */
    admit(): Promise<boolean>;
    /**
     * Runs a write that the reply does not wait for in words: at once for a visitor with a record, after their first batch
     * for one without, never without a cookie.
     */
    saveWhenStored(write: () => Promise<unknown>): Promise<void>;
    /** Runs what was held for this visitor until their first batch. */
    saveHeld(): Promise<void>;
    /** The profile engine's assessment of this visitor, at the present time. */
    assessment(): Promise<Assessment>;
    /** Erases this visitor, clears the cookie, and returns the number of rows by table; empty without a cookie. B-PRV-01. */
    eraseVisitor(): Promise<Record<string, number>>;
  }
}

/** The longest lifetime that browsers accept for a cookie. */
const maxAgeSeconds = 400 * 86_400;

/**
 * The cookie does not say when it was set, so it is renewed with every page from this age of the visitor on. A page request
 * is rare (the site changes pages in the browser); calls of the API never renew it.
 */
const renewAfterMs = 30 * 86_400_000;

const cookieOptions = (secure: boolean) => ({ httpOnly: true, sameSite: 'lax', secure, path: '/' }) as const;

function setVisitorCookie(reply: FastifyReply, visitor: Visitor): void {
  // No cache may give one reader's cookie to another. Pages say later that they are private instead.
  reply.header('cache-control', 'no-store');
  const secure = reply.request.protocol === 'https';
  const options = { ...cookieOptions(secure), signed: true, maxAge: maxAgeSeconds };
  void reply.setCookie(cookieName(secure), cookieValue(visitor), options);
}

function clearVisitorCookie(reply: FastifyReply): void {
  const secure = reply.request.protocol === 'https';
  void reply.clearCookie(cookieName(secure), cookieOptions(secure));
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** The assets are the same for everyone. */
const isAsset = ({ routeOptions: { url } }: FastifyRequest): boolean => url?.startsWith('/assets/') === true;

/** While the store is not available, pages are sent as to any visitor. A write asks the store again. Fault 14. */
async function isErased({ visitors }: Storage, visitorId: string): Promise<boolean> {
  try {
    return await visitors.isErased(visitorId);
  } catch (error) {
    if (error instanceof StorageUnavailable) return false;
    throw error;
  }
}

export default fp(
  async (app) => {
    const identified = new WeakMap<FastifyRequest, { readonly visitor: Visitor; readonly isKnown: boolean }>();
    const replies = new WeakMap<FastifyRequest, FastifyReply>();
    app.addHook('onRequest', async (request, reply) => void replies.set(request, reply));

    const erased = new WeakSet<FastifyRequest>();
    app.addHook('preHandler', async (request) => {
      const cookie = isAsset(request) ? null : visitorFromCookie(request);
      if (cookie !== null && (await isErased(app.storage, cookie.visitor.id))) erased.add(request);
    });

    const identify = (request: FastifyRequest) => {
      const seen = identified.get(request);
      if (seen !== undefined) return seen;
      const cookie = visitorFromCookie(request);
      const isErased = erased.has(request);
      if (isErased && !isRead(request)) throw new VisitorErased('This visitor has been erased.');
      const known = isErased ? null : cookie;
      const found = { visitor: known?.visitor ?? newVisitor(app.clock()), isKnown: known !== null };
      identified.set(request, found);
      const reply = replies.get(request);
      // A cookie that an older key signed is signed again with the newest.
      if (reply !== undefined && (known === null || known.isRenewalDue)) setVisitorCookie(reply, found.visitor);
      return found;
    };

    app.decorateRequest('visitor', function visitor(this: FastifyRequest): Visitor {
      return identify(this).visitor;
    });

    app.decorateRequest('isKnown', function isKnown(this: FastifyRequest): boolean {
      return identify(this).isKnown;
    });

    app.decorateRequest('renewCookie', function renewCookie(this: FastifyRequest): void {
      const { visitor, isKnown } = identify(this);
      const reply = replies.get(this);
      const isDue = isKnown && app.clock() - visitor.firstSeenAt >= renewAfterMs;
      if (isDue && reply !== undefined) setVisitorCookie(reply, visitor);
    });

    const records = new WeakMap<FastifyRequest, Promise<VisitorRecord | null>>();
    const stored = (request: FastifyRequest): Promise<VisitorRecord | null> => {
      const known = records.get(request) ?? app.storage.visitors.read(request.visitor().id);
      records.set(request, known);
      return known;
    };

    app.decorateRequest('record', async function record(this: FastifyRequest): Promise<VisitorRecord> {
      return (await stored(this)) ?? newRecord(this.visitor().firstSeenAt);
    });

    app.decorateRequest('isStored', async function isStored(this: FastifyRequest): Promise<boolean> {
      return (await stored(this)) !== null;
    });

    app.decorateRequest('admit', async function admit(this: FastifyRequest): Promise<boolean> {
      if (!this.isKnown()) return false;
      if (!(await this.isStored())) await app.countNewVisitor(this);
      return true;
    });

    const held = new HeldWrites();
    app.decorateRequest('saveWhenStored', async function saveWhenStored(this: FastifyRequest, write) {
      if (!this.isKnown()) return;
      if (await this.isStored()) await write();
      else held.hold(this.visitor().id, write);
    });

    app.decorateRequest('saveHeld', async function saveHeld(this: FastifyRequest): Promise<void> {
      await held.release(this.visitor().id);
    });

    app.decorateRequest('assessment', async function assessment(this: FastifyRequest): Promise<Assessment> {
      return assess(await this.record(), app.clock());
    });

    app.decorateRequest('eraseVisitor', async function eraseVisitor(this: FastifyRequest) {
      const known = visitorFromCookie(this);
      if (known !== null) held.drop(known.visitor.id);
      const rows = known === null ? {} : await app.storage.visitors.erase(known.visitor.id);
      const reply = replies.get(this);
      if (reply !== undefined) clearVisitorCookie(reply);
      return rows;
    });
  },
  { name: 'visitor', dependencies: ['clock', 'storage', 'cookie', 'rate-limit'] },
);
