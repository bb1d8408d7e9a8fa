import fp from 'fastify-plugin';

/** Routes for the health checks of a load balancer, which sends an IP address as the host name. */
const anyHost = new Set(['/healthz', '/readyz']);

/**
 * Answers 421 to requests for a host name that is not the site's, so that no cache or link can contain a foreign host
 * name. `names` are in lower case without a port; empty allows every name. B-LIM-01.
 */
export default fp<{ names: readonly string[] }>(
  async (app, { names }) => {
    if (names.length === 0) return;
    const allowed = new Set(names);
    app.addHook('onRequest', async (request, reply) => {
      if (allowed.has(request.hostname.toLowerCase()) || anyHost.has(request.routeOptions.url ?? '')) return;
      await reply.code(421).send({ message: 'This server does not answer for that host name.' });
    });
  },
  { name: 'hosts' },
);
