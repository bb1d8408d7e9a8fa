import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isKept } from '#contract/consent.ts';
import { readerHeader } from '#contract/offline.ts';
import { apiPaths } from '#contract/paths.ts';
import { type ActsDone, afterTheEnd, withWordKept } from '../../profile/acts.ts';
import { type Assessment, assess } from '../../profile/assess.ts';
import { newRecord, type VisitorRecord } from '../../profile/record.ts';
import { type Storage, StorageUnavailable, type Visitor, VisitorErased } from '../../storage/storage.ts';
import { OverHourlyLimit } from '../external/rate-limit.ts';
import './address.ts';
import './clock.ts';
import './consent.ts';
import { BufferedWrites } from './BufferedWrites.ts';
import { ShortWait } from './ShortWait.ts';
import './storage.ts';
import { clearVisitorCookie, newVisitor, setVisitorCookie, visitorFromCookie } from './visitor-cookie.ts';

interface Identity {
  readonly visitor: Visitor;
  readonly isKnown: boolean;
}

/** The known facts about a request's visitor. */
interface Seen {
  readonly reply: FastifyReply;
  isErased: boolean;
  /** True: this request gets no new identity. */
  isAnonymous: boolean;
  /** Null until the visitor is needed. */
  identity: Identity | null;
  /** Null until the record is read. */
  record: Promise<VisitorRecord | null> | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False for a route that calls `lookUp` itself when needed. */
    looksUpVisitor?: boolean;
  }
  interface FastifyRequest {
    /** Private to this file. */
    seen: Seen;
    /** True when the reply gives a new visitor their cookie. */
    isNewVisitor: boolean;
    /**
     * Reads the record of the visitor with this cookie, and whether they were erased. Called before the handler of
     * every route that does not opt out. A page waits at most 300 ms for the store. After that, it is sent as if the
     * visitor had not been erased.
     */
    lookUp(): Promise<void>;
    /**
     * The visitor of this request. A request without a valid cookie has a new visitor, and the reply sets the cookie,
     * unless no record may be kept. On GET and HEAD, an erased visitor becomes a new visitor; only a page sets the
     * cookie then. For an erased visitor, any other method throws VisitorErased.
     */
    visitor(): Visitor;
    /**
     * True when the request has a valid cookie and a record may be kept. Throws like `visitor`. B-PRV-01, B-PRV-04.
     * Nothing is stored for other requests: a client without cookies is a new visitor each time, and its rows could
     * never be read or erased by anybody.
     */
    isKnown(): boolean;
    /**
     * For page requests: sets the visitor's cookie again, with the same value and its full lifetime, when the first
     * visit is at least 30 days ago. Sets no cookie for a visitor without a cookie. The consent cookie of a visitor who
     * refused is set again each time.
     */
    renewCookie(): void;
    /** The record of this visitor, read once a request; a new record when nothing is stored. */
    record(): Promise<VisitorRecord>;
    /** True when this visitor has a stored record. There is no record before the first plausible batch. B-LIM-01. */
    isStored(): Promise<boolean>;
    /**
     * True when rows may be stored for this visitor; false without a cookie. B-LIM-01. A visitor without a record
     * counts once as a new visitor of their address. Throws OverHourlyLimit when the address has used up its new
     * visitors of this hour.
     */
    authorizeStorage(): Promise<boolean>;
    /**
     * Runs a write that the reply does not promise: at once for a visitor with a record, otherwise buffered until their
     * first batch. Without a cookie, the write is dropped. Of the kind `finds`, only the last write is buffered.
     */
    saveOrBuffer(write: () => Promise<unknown>, kind?: 'finds'): Promise<void>;
    /**
     * Runs the buffered writes of this visitor after their first batch. An unavailable store is only logged: the batch
     * is committed, and the writes wait for the next batch.
     */
    saveBuffered(): Promise<void>;
    /**
     * The profile engine's assessment of this visitor, at the present time. A visitor who refused a record can open
     * phases manually (POST /api/visitor/consent). A higher manually opened phase replaces the assessed phase.
     */
    assessment(): Promise<Assessment>;
    /**
     * The acts of this visitor that other pages remember. For a visitor without a record, the end or the withheld word
     * is read from the cookie.
     */
    acts(): Promise<ActsDone>;
    /** Gives this request no new identity. Must be called before the first call of `visitor`. B-PRV-04. */
    stayAnonymous(): void;
    /**
     * Drops the buffered writes of this visitor, and clears their cookie if no row about them is stored. A vote, a
     * secret word or an order can be stored without a record. B-PRV-01, B-PRV-04.
     */
    forgetUnlessStored(): Promise<void>;
    /** Gives the browser the cookie of another visitor, after it has sent their recovery phrase. B-PRV-06. */
    become(visitor: Visitor): void;
    /**
     * Erases this visitor and clears the cookie. Returns the number of rows by table; empty without a cookie. B-PRV-01.
     */
    eraseVisitor(): Promise<Record<string, number>>;
  }
}

/**
 * Age of a visitor from which every page renews the cookie, because a cookie does not say when it was set. Page
 * requests are rare (the site changes pages in the browser). API calls never renew it.
 */
const renewAfterMs = 30 * 86_400_000;

/** Identifies a visitor to the browser: a hash, from which the id cannot be computed. */
const readerOf = ({ id }: Visitor): string =>
  createHash('sha256').update(`copies of ${id}`).digest('base64url').slice(0, 16);

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const isPage = ({ url }: FastifyRequest): boolean => !url.startsWith('/api/');

/**
 * Assets and the influence message are the same for all visitors. Each reader requests the message every ten seconds.
 */
const isForEveryone = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url === apiPaths.homepageMessage || url?.startsWith('/assets/') === true;

/**
 * True if there is no record and the store lists the visitor as erased. Fault 14. False while the store is not
 * available, so that pages are still sent. A write checks again.
 */
async function isErased(
  { visitors }: Storage,
  visitorId: string,
  record: Promise<VisitorRecord | null>,
): Promise<boolean> {
  try {
    return (await record) === null && (await visitors.isErased(visitorId));
  } catch (error) {
    if (error instanceof StorageUnavailable) return false;
    throw error;
  }
}

/** True when a row about the visitor is stored in any table. Reads the tables only up to the first such row. */
async function hasRows({ visitors }: Storage, visitorId: string): Promise<boolean> {
  for await (const { rows } of visitors.export(visitorId)) if (rows.length > 0) return true;
  return false;
}

export default fp(
  async (app) => {
    app.decorate('visitorsByCookie', new Map());
    app.decorateRequest('knownVisitor', undefined);
    app.decorateRequest('seen');
    app.decorateRequest('isNewVisitor', false);
    app.addHook('onRequest', (request, reply, done) => {
      request.seen = { reply, isErased: false, isAnonymous: false, identity: null, record: null };
      done();
    });

    const pageWait = new ShortWait();
    app.decorateRequest('lookUp', async function lookUp(this: FastifyRequest): Promise<void> {
      const cookie = visitorFromCookie(this);
      if (cookie === null) return;
      const { id } = cookie.visitor;
      const look = (): Promise<boolean> => {
        this.seen.record = app.storage.visitors.read(id);
        return isErased(app.storage, id, this.seen.record);
      };
      // A page needs the record only to recognize an erasure.
      this.seen.isErased = await (isRead(this) && isPage(this) ? pageWait.for(look, false) : look());
    });
    app.addHook('preHandler', async (request) => {
      if (request.routeOptions.config.looksUpVisitor !== false && !isForEveryone(request)) await request.lookUp();
    });

    // An API reply to a GET request of a visitor with a cookie has a hash of their id as a header. Decision 52.
    app.addHook('onSend', (request, reply, payload, done) => {
      // A request that an earlier hook refused has no `seen`.
      const identity = (request.seen as Seen | undefined)?.identity;
      if (identity?.isKnown === true && isRead(request) && !isPage(request))
        reply.header(readerHeader, readerOf(identity.visitor));
      done(null, payload);
    });

    const identify = (request: FastifyRequest): Identity => {
      const { reply, isErased, identity } = request.seen;
      if (identity !== null) return identity;
      const cookie = visitorFromCookie(request);
      if (isErased && !isRead(request)) throw new VisitorErased('This visitor has been erased.');
      const known = isErased ? null : cookie;
      const mayKeep = isKept(request.consent()) && !request.seen.isAnonymous;
      const found = { visitor: known?.visitor ?? newVisitor(app.clock()), isKnown: known !== null && mayKeep };
      request.seen.identity = found;
      // A cookie signed by an older key is signed again with the newest. An API call in flight when its visitor is
      // erased gets no new cookie, because that cookie would remain after the erasure.
      const isDue = known === null ? !isErased || isPage(request) : known.isRenewalDue;
      if (isDue && mayKeep) setVisitorCookie(reply, found.visitor);
      request.isNewVisitor = known === null && isDue && mayKeep;
      reply.markConsent();
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
      const isDue = isKnown && app.clock() - visitor.firstSeenAt >= renewAfterMs;
      if (isDue) setVisitorCookie(this.seen.reply, visitor);
      this.seen.reply.renewRefusal();
    });

    const stored = (request: FastifyRequest): Promise<VisitorRecord | null> =>
      (request.seen.record ??= app.storage.visitors.read(request.visitor().id));

    app.decorateRequest('record', async function record(this: FastifyRequest): Promise<VisitorRecord> {
      return (await stored(this)) ?? newRecord(this.visitor().firstSeenAt);
    });

    app.decorateRequest('isStored', async function isStored(this: FastifyRequest): Promise<boolean> {
      return this.isKnown() && (await stored(this)) !== null;
    });

    app.decorateRequest('authorizeStorage', async function authorizeStorage(this: FastifyRequest): Promise<boolean> {
      if (!this.isKnown()) return false;
      if (!(await this.isStored())) await app.countNewVisitor(this, this.visitor().id);
      return true;
    });

    const buffered = new BufferedWrites();
    app.decorateRequest('saveOrBuffer', async function saveOrBuffer(this: FastifyRequest, write, kind) {
      if (!this.isKnown()) return;
      if (await this.isStored()) await write();
      else buffered.add(this.visitor().id, this.address(), write, kind);
    });

    app.decorateRequest('saveBuffered', async function saveBuffered(this: FastifyRequest): Promise<void> {
      try {
        await buffered.runAll(this.visitor().id);
      } catch (error) {
        if (!(error instanceof StorageUnavailable)) throw error;
        this.failure = error;
      }
    });

    app.decorateRequest('assessment', async function assessment(this: FastifyRequest): Promise<Assessment> {
      const assessed = assess(await this.record(), app.clock());
      const { phase } = this.consent();
      return phase > assessed.phaseUnlocked ? { ...assessed, phaseUnlocked: phase } : assessed;
    });

    app.decorateRequest('acts', async function acts(this: FastifyRequest): Promise<ActsDone> {
      const done = await app.storage.acts.read(this.visitor().id);
      const { ended, keptWord } = this.consent();
      if (ended) return afterTheEnd(done);
      return keptWord ? withWordKept(done) : done;
    });

    app.decorateRequest('stayAnonymous', function stayAnonymous(this: FastifyRequest): void {
      this.seen.isAnonymous = true;
    });

    app.decorateRequest('forgetUnlessStored', async function forgetUnlessStored(this: FastifyRequest): Promise<void> {
      const known = visitorFromCookie(this);
      if (known === null) return;
      buffered.drop(known.visitor.id);
      if (!(await hasRows(app.storage, known.visitor.id))) clearVisitorCookie(this.seen.reply);
    });

    app.decorateRequest('become', function become(this: FastifyRequest, visitor: Visitor): void {
      buffered.drop(this.visitor().id);
      setVisitorCookie(this.seen.reply, visitor);
      this.isNewVisitor = false;
    });

    /**
     * Whether an erasure may be stored for a visitor without rows. The erasure counts as a new visitor of the address,
     * because anybody can make any number of cookies. B-LIM-01.
     */
    const mayRemember = async (request: FastifyRequest, visitorId: string): Promise<boolean> => {
      try {
        await app.countNewVisitor(request, visitorId);
        return true;
      } catch (error) {
        if (error instanceof OverHourlyLimit) return false;
        throw error;
      }
    };

    app.decorateRequest('eraseVisitor', async function eraseVisitor(this: FastifyRequest) {
      const known = visitorFromCookie(this);
      if (known !== null) buffered.drop(known.visitor.id);
      const id = known?.visitor.id;
      const rows = id === undefined ? {} : await app.storage.visitors.erase(id, () => mayRemember(this, id));
      clearVisitorCookie(this.seen.reply);
      return rows;
    });
  },
  { name: 'visitor', dependencies: ['clock', 'storage', 'cookie', 'consent', 'rate-limit'] },
);
