import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Whether another site started this request. Fault 32. A GET route that stores something checks this first.
     * Browsers report it in Sec-Fetch-Site or Origin, and a page can forge neither header. Without Sec-Fetch-Site, the
     * host of Origin must be the host of the request. A request with neither header was not sent by a page.
     */
    isFromAnotherSite(): boolean;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Host of an Origin header; null for "null" and for an invalid URL. */
const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** Answers 403 to writes that another site started. Fault 32. */
export default fp(
  async (app) => {
    app.decorateRequest('isFromAnotherSite', function isFromAnotherSite(this: FastifyRequest): boolean {
      const { origin, 'sec-fetch-site': site } = this.headers;
      if (site !== undefined) return site !== 'same-origin' && site !== 'none';
      return origin !== undefined && hostOf(origin) !== this.host;
    });
    app.addHook('onRequest', (request, reply, done) => {
      if (safeMethods.has(request.method) || !request.isFromAnotherSite()) return done();
      void reply.code(403).send({ message: 'This request was started by another site.' });
    });
  },
  { name: 'same-origin' },
);
