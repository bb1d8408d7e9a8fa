import fp from 'fastify-plugin';
import { publicRoutes } from '#contract/routes.ts';

const indexed: ReadonlySet<string> = new Set(publicRoutes.map((slug) => (slug === 'home' ? '/' : `/${slug}`)));

/**
 * Keeps out of search engines everything but the public pages: the pages that have to be found, the calls, the payments.
 * robots.txt cannot name them without giving them away. B-SEO-01.
 */
export default fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (!indexed.has(request.routeOptions.url ?? '')) reply.header('x-robots-tag', 'noindex');
      done();
    });
  },
  { name: 'indexing' },
);
