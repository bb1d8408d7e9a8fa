import fp from 'fastify-plugin';
import { publicRoutes } from '#contract/routes.ts';

const indexed: ReadonlySet<string> = new Set(publicRoutes.map((slug) => (slug === 'home' ? '/' : `/${slug}`)));

/**
 * Keeps everything but the public pages out of search engines: hidden pages, calls, payments. B-SEO-01. A robots.txt
 * would reveal the hidden pages, because it would have to name them.
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
