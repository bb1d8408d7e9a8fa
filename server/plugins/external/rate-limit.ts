import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import '../app/address.ts';
import { visitorFromCookie } from '../app/visitor-cookie.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Counts a new visitor of this address, once for each visitor. Throws OverHourlyLimit when the address has used up
     * its new visitors of this hour. B-LIM-01.
     */
    countNewVisitor(request: FastifyRequest, visitorId: string): Promise<void>;
    /**
     * Counts a look-up of a recovery phrase from this address. Throws OverHourlyLimit after thirty in an hour.
     * B-PRV-06.
     */
    countRecovery(request: FastifyRequest): Promise<void>;
    /**
     * Counts an order from this address, also a rejected one. Throws OverHourlyLimit after sixty in an hour. B-LIM-01.
     */
    countCheckout(request: FastifyRequest): Promise<void>;
  }
}

/** An address has used up one of its hourly limits. The message is sent to the client. */
export class OverHourlyLimit extends Error {
  override readonly name = 'OverHourlyLimit';
  readonly statusCode = 429;
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Nobody can guess 128 bits. This limit exists because nothing else limits the look-up. */
const phrasesPerHour = 30;

/** Moderation takes some ms, and every accepted order is stored. */
const checkoutsPerHour = 60;

const windowMs = 60_000;
const hourMs = 3_600_000;

/** The limit of an address, as a multiple of a visitor's. */
const visitorsPerAddress = 20;

/**
 * Hourly limit on new visitors of an address, as a multiple of RATE_LIMIT: 1,200 at the default of 600, enough for a
 * school.
 */
const newVisitorsPerCall = 2;

/** Largest number of visitors remembered as counted, about 3 MB; the oldest is dropped first. */
const mostCounted = 10_000;

/**
 * True for requests that are counted: the API, the payments, and unknown URLs. Decided by the matched route, because
 * one route has several spellings.
 */
function isCounted({ routeOptions: { url } }: FastifyRequest): boolean {
  return url === undefined || url.startsWith('/api/') || url.startsWith('/payments/');
}

const inWords = (seconds: number): string =>
  seconds < 60 ? `${seconds} second${seconds === 1 ? '' : 's'}` : '1 minute';

/**
 * Two limits for each minute. B-SEC-02.
 * - one for a visitor at an address
 * - twenty times as much for the address, because a client without a cookie is a new visitor with every page
 *
 * For IPv6 the address is the first 64 bits. An open page makes about 12 calls a minute. At the default of 600, twenty
 * open pages of one visitor use less than half. A thousand open pages are possible behind one address, such as a
 * school's.
 */
export default fp<{ perMinute: number | null }>(
  async (app, { perMinute }) => {
    if (perMinute === null) {
      app.decorate('countNewVisitor', async () => undefined);
      app.decorate('countRecovery', async () => undefined);
      app.decorate('countCheckout', async () => undefined);
      return;
    }
    await app.register(rateLimit, { global: false });
    const countVisitor = app.createRateLimit({
      max: perMinute * newVisitorsPerCall,
      timeWindow: hourMs,
      keyGenerator: (request) => request.address(),
    });
    /**
     * Visitors already counted, so that each visitor counts once. Votes, words and orders create no record, so several
     * requests of one visitor can be counted here, even concurrently.
     */
    const counted = new Map<string, ReturnType<typeof countVisitor>>();
    app.decorate('countNewVisitor', async (request, visitorId) => {
      const counting = counted.get(visitorId) ?? countVisitor(request);
      counted.set(visitorId, counting);
      const [oldest] = counted.keys();
      if (counted.size > mostCounted && oldest !== undefined) counted.delete(oldest);
      const limit = await counting;
      if (limit.isAllowed || !limit.isExceeded) return;
      counted.delete(visitorId);
      const message =
        'Too many new readers have come from this address within an hour. Nothing of this request was counted.';
      throw new OverHourlyLimit(message, limit.ttlInSeconds);
    });
    /** Counts calls of an address within an hour. Throws after the call number `max`. */
    const hourly = (max: number, message: string) => {
      const count = app.createRateLimit({ max, timeWindow: hourMs, keyGenerator: (request) => request.address() });
      return async (request: FastifyRequest): Promise<void> => {
        const limit = await count(request);
        if (!limit.isAllowed && limit.isExceeded) throw new OverHourlyLimit(message, limit.ttlInSeconds);
      };
    };
    const phrases = 'Too many phrases have been tried from this address within an hour.';
    app.decorate('countRecovery', hourly(phrasesPerHour, phrases));
    const checkouts = 'Too many messages have been ordered from this address within an hour.';
    app.decorate('countCheckout', hourly(checkoutsPerHour, checkouts));
    const limits = [
      app.createRateLimit({
        max: perMinute,
        timeWindow: windowMs,
        // All requests without a cookie from one address share one limit.
        keyGenerator: (request) => `${request.address()} ${visitorFromCookie(request)?.visitor.id ?? ''}`,
      }),
      // Checked second, so that a visitor over their limit does not use up the limit of the address.
      app.createRateLimit({
        max: perMinute * visitorsPerAddress,
        timeWindow: windowMs,
        keyGenerator: (request) => request.address(),
      }),
    ];
    app.addHook('onRequest', async (request, reply) => {
      if (!isCounted(request)) return;
      for (const count of limits) {
        const limit = await count(request);
        if (limit.isAllowed || !limit.isExceeded) continue;
        reply.header('retry-after', limit.ttlInSeconds);
        const message = `Too many calls; the next is welcome in ${inWords(limit.ttlInSeconds)}.`;
        return reply.code(429).send({ message });
      }
    });
  },
  { name: 'rate-limit', dependencies: ['cookie', 'address'] },
);
