import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { knownVisitor } from '../app/visitor-cookie.ts';

/** A reader's window makes about 12 calls a minute; twenty of them stay below half of the default. */
export default fp<{ perMinute: number | null }>(
  async (app, { perMinute }) => {
    if (perMinute === null) return;
    await app.register(rateLimit, {
      max: perMinute,
      timeWindow: 60_000,
      // Only the API costs anything.
      allowList: (request) => !request.url.startsWith('/api/'),
      // Somebody who keeps throwing the cookie away shares the budget of the address.
      keyGenerator: (request) => `${request.ip} ${knownVisitor(request)?.visitor.id ?? ''}`,
      errorResponseBuilder: (_request, { statusCode, after }) =>
        Object.assign(new Error(`Too many calls; the next is welcome in ${after}.`), { statusCode }),
    });
  },
  { name: 'rate-limit', dependencies: ['cookie'] },
);
