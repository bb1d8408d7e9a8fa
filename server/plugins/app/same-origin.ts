import fp from 'fastify-plugin';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Host of an Origin header; null for "null" and for what is no origin. */
const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Refuses writes that another site started: browsers say so in Sec-Fetch-Site or Origin and pages cannot forge either.
 * The former goes by the address that the browser has; the latter, where there is no former, is held against the name
 * that the request came under. A request with neither comes from no page at all. Fault 32.
 */
export default fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (safeMethods.has(request.method)) return;
      const { origin, 'sec-fetch-site': site } = request.headers;
      const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
      const isForeignOrigin = site === undefined && origin !== undefined && hostOf(origin) !== request.host;
      if (isForeignSite || isForeignOrigin) {
        await reply.code(403).send({ message: 'This request was started by another site.' });
      }
    });
  },
  { name: 'same-origin' },
);
