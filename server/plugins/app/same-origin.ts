import fp from 'fastify-plugin';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Host of an Origin header; null for "null" and for anything that is no URL. */
const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Answers 403 to writes that another site started. Browsers send this in Sec-Fetch-Site or Origin, and a page cannot
 * forge either. Without Sec-Fetch-Site, the host of Origin must be the host of the request. A request with neither header
 * was not sent by a page and is allowed. Fault 32.
 */
export default fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (safeMethods.has(request.method)) return done();
      const { origin, 'sec-fetch-site': site } = request.headers;
      const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
      const isForeignOrigin = site === undefined && origin !== undefined && hostOf(origin) !== request.host;
      if (!isForeignSite && !isForeignOrigin) return done();
      void reply.code(403).send({ message: 'This request was started by another site.' });
    });
  },
  { name: 'same-origin' },
);
