import fp from 'fastify-plugin';
import { publicRoutes } from '#contract/routes.ts';

const indexed: ReadonlySet<string> = new Set(publicRoutes.map((slug) => (slug === 'home' ? '/' : `/${slug}`)));

/**
 * Forbids search engines to index anything except the public pages. B-SEO-01. A robots.txt would have to name the
 * hidden pages, and so would reveal them.
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
