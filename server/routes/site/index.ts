import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { hiddenRoutes, publicRoutes } from '#contract/routes.ts';

/** Every page's path, and the prerendered file that answers it. The hidden ones share one shell. */
const pageFiles: ReadonlyMap<string, string> = new Map([
  ['/', 'index.html'],
  ['/index', 'index.html'],
  ...publicRoutes.filter((slug) => slug !== 'home').map((slug) => [`/${slug}`, `${slug}.html`] as const),
  ...hiddenRoutes.map((slug) => [`/${slug}`, 'shell.html'] as const),
]);

const alwaysAsk = 'no-cache';
/** A page may come with somebody's cookie, which is for nobody else. */
const alwaysAskAlone = 'private, no-cache';
const yearSeconds = 31_536_000;

const sendPage = (request: FastifyRequest, reply: FastifyReply, file: string): FastifyReply => {
  // Dwell counts by the server's clock from here on.
  request.visitor();
  reply.header('cache-control', alwaysAskAlone);
  return reply.sendFile(`pages/${file}`, { cacheControl: false });
};

/** The built site: pages at their paths, assets for a year, everything else asked for anew. R-RT-01 to 03. */
const site: FastifyPluginAsync<{ siteDir: string }> = async (app, { siteDir }) => {
  await app.register(fastifyStatic, {
    root: siteDir,
    // Files of public/ are few; listing them leaves every other path to the 404 page.
    wildcard: false,
    globIgnore: ['pages/**', 'assets/**', '**/*.html'],
    index: false,
    cacheControl: false,
    setHeaders(reply) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', alwaysAsk);
    },
  });
  await app.register(async (assets) => {
    // A path that can be no file of ours (a folder, a way out, a NUL) is told no more than one that might have been.
    assets.setErrorHandler<FastifyError>((error, _request, reply) => {
      if (error.statusCode !== 400 && error.statusCode !== 403) throw error;
      return reply.callNotFound();
    });
    await assets.register(fastifyStatic, {
      root: join(siteDir, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      index: false,
      maxAge: yearSeconds * 1000,
      immutable: true,
    });
  });
  for (const [path, file] of pageFiles) {
    app.get(path, { schema: { hide: true } }, (request, reply) => sendPage(request, reply, file));
  }
  // As a reader of the archive would type it (docs/story.md, R-ARC-09).
  app.get('/kitchen.txt', { schema: { hide: true } }, (_request, reply) => reply.redirect('/kitchen', 302));
};
export default site;
