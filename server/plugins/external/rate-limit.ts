import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import { knownVisitor } from '../app/visitor-cookie.ts';

const windowMs = 60_000;

/** So many visitors at one address may spend all that is theirs. */
const visitorsPerAddress = 20;

/**
 * True for what costs something: the API, the payments, and whatever is nobody's address. Goes by the route that was
 * found, since one route can be spelt in many ways.
 */
function isCounted({ routeOptions: { url } }: FastifyRequest): boolean {
  return url === undefined || url.startsWith('/api/') || url.startsWith('/payments/');
}

const inWords = (seconds: number): string =>
  seconds < 60 ? `${seconds} second${seconds === 1 ? '' : 's'}` : '1 minute';

/**
 * Two budgets a minute: one for a visitor at an address, and twenty of it for the address, as any page hands out
 * a new visitor's cookie. An IPv6 client has its network of 64 bits for an address.
 *
 * A reader's window makes about 12 calls a minute. At the default of 600, twenty windows of one visitor stay below half
 * of theirs, and a thousand windows fit behind one address, such as a school's. B-SEC-02.
 */
export default fp<{ perMinute: number | null }>(
  async (app, { perMinute }) => {
    if (perMinute === null) return;
    await app.register(rateLimit, { global: false });
    const budgets = [
      app.createRateLimit({
        max: perMinute,
        timeWindow: windowMs,
        // Somebody who keeps throwing the cookie away shares one budget with all who do.
        keyGenerator: (request) => `${normalizeIP(request.ip)} ${knownVisitor(request)?.visitor.id ?? ''}`,
      }),
      // Asked second, so that a visitor past the limit spends nothing that others need.
      app.createRateLimit({ max: perMinute * visitorsPerAddress, timeWindow: windowMs }),
    ];
    app.addHook('onRequest', async (request, reply) => {
      if (!isCounted(request)) return;
      for (const spend of budgets) {
        const budget = await spend(request);
        if (budget.isAllowed || !budget.isExceeded) continue;
        reply.header('retry-after', budget.ttlInSeconds);
        const message = `Too many calls; the next is welcome in ${inWords(budget.ttlInSeconds)}.`;
        return reply.code(429).send({ message });
      }
    });
  },
  { name: 'rate-limit', dependencies: ['cookie'] },
);
