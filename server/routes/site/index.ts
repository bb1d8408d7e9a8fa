import { existsSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { offlineWorkerPath, shellPath } from '#contract/offline.ts';
import { hiddenRoutes, publicRoutes } from '#contract/routes.ts';
import { contentTags, isNamed, versionOf } from './contentTags.ts';
import { inlinePolicies } from './inlinePolicy.ts';
import { leavingWorker } from './leavingWorker.ts';

/** The prerendered file of every page, by path. The hidden pages share one shell. */
const pageFiles: ReadonlyMap<string, string> = new Map([
  ['/', 'index.html'],
  ['/index', 'index.html'],
  ...publicRoutes.filter((slug) => slug !== 'home').map((slug) => [`/${slug}`, `${slug}.html`] as const),
  ...hiddenRoutes.map((slug) => [`/${slug}`, 'shell.html'] as const),
]);

/** The validators of @fastify/static use size and time of a file, which can be equal in two builds. */
const untagged = { etag: false, lastModified: false } as const;

const revalidate = 'no-cache';
/** For pages: they can set a visitor's cookie, so a shared cache must not store them. */
const revalidatePrivate = 'private, no-cache';
const yearSeconds = 31_536_000;

/** The path and the query of a URL, without the origin that a proxy may write before it. */
const addressParts = /^(?:https?:\/\/[^/?]*)?([^?]*)(\?.*)?$/;

/**
 * Sends a page under one spelling of its path. A percent-encoded spelling is redirected, because only the router
 * decodes such a path; the browser does not.
 */
const sendPage = (request: FastifyRequest, reply: FastifyReply, path: string, file: string): FastifyReply => {
  const [, asked, query = ''] = addressParts.exec(request.url) ?? [];
  if (asked !== path) return reply.redirect(path + query, 301);
  // Gives a new visitor a cookie. Dwell is credited from this time on.
  request.visitor();
  request.renewCookie();
  reply.header('cache-control', revalidatePrivate);
  return reply.sendFile(`pages/${file}`, { cacheControl: false });
};

/**
 * Serves the built site: pages at their paths, assets cached for a year, everything else revalidated. R-RT-01 to 03.
 * The build has compressed the text files; a client gets an encoding that it accepts (B-NET-01).
 */
const site: FastifyPluginAsync<{ siteDir: string; isOfflineEnabled: boolean }> = async (
  app,
  { siteDir, isOfflineEnabled },
) => {
  const policyOf = inlinePolicies();
  const tagOf = contentTags();
  const tagFile = (reply: Pick<FastifyReply, 'header' | 'statusCode'>, path: string, stat: Stats): void => {
    // No entity tag with status 404: this reply is always the whole page.
    if (reply.statusCode !== 404) reply.header('etag', tagOf(path, stat));
  };
  app.addHook('onSend', async (request, reply, payload) => {
    const tag = reply.getHeader('etag');
    const named = request.headers['if-none-match'];
    if (typeof tag !== 'string' || named === undefined || !isNamed(tag, named)) return payload;
    if (payload instanceof Readable) payload.destroy();
    for (const name of ['content-length', 'content-type', 'content-encoding', 'content-range'])
      reply.removeHeader(name);
    reply.code(304);
    return null;
  });
  await app.register(fastifyStatic, {
    root: siteDir,
    // Registers a route for each file of public/ at the start, so that every other path gets the 404 page.
    wildcard: false,
    globIgnore: ['pages/**', 'assets/**', 'sw.js', '**/*.{html,br,gz}'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    ...untagged,
    setHeaders(reply, path, stat) {
      tagFile(reply, path, stat);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', revalidate);
      const [, page] = /^(.*\.html)(\.br|\.gz)?$/.exec(path) ?? [];
      if (page === undefined) return;
      const policy = String(reply.getHeader('content-security-policy'));
      reply.header('content-security-policy', policyOf(policy, page, versionOf(stat)));
    },
  });
  // The assets of the previous build, for tabs opened before this one.
  const previous = join(siteDir, '../previous/assets');
  await app.register(async (assets) => {
    // An invalid path (a folder, a path outside the root, a NUL) gets the same reply as a missing file.
    assets.setErrorHandler<FastifyError>((error, _request, reply) => {
      if (error.statusCode !== 400 && error.statusCode !== 403) throw error;
      return reply.callNotFound();
    });
    await assets.register(fastifyStatic, {
      root: [join(siteDir, 'assets'), ...(existsSync(previous) ? [previous] : [])],
      prefix: '/assets/',
      decorateReply: false,
      index: false,
      preCompressed: true,
      allowedPath: (path) => !/\.(br|gz)$/.test(path),
      maxAge: yearSeconds * 1000,
      immutable: true,
      ...untagged,
      setHeaders: tagFile,
    });
  });
  for (const [path, file] of pageFiles) {
    app.get(path, { schema: { hide: true } }, (request, reply) => sendPage(request, reply, path, file));
  }
  // A browser with the offline worker checks for a new version with each document, and runs it. Decision 52.
  app.get(offlineWorkerPath, { schema: { hide: true } }, (_request, reply) =>
    isOfflineEnabled
      ? reply.sendFile('sw.js', { cacheControl: false })
      : reply.type('text/javascript; charset=utf-8').header('cache-control', revalidate).send(leavingWorker),
  );
  app.get(shellPath, { schema: { hide: true } }, (request, reply) =>
    request.headers['sec-fetch-mode'] === 'navigate'
      ? reply.callNotFound()
      : reply.sendFile('pages/shell.html', { cacheControl: false }),
  );
  // A reader can type the name of an archive file as a URL (docs/story.md, R-ARC-09).
  app.get('/kitchen.txt', { schema: { hide: true } }, (_request, reply) => reply.redirect('/kitchen', 302));
};
// Not encapsulated: the reply for an unknown URL sends a file too.
export default fp(site, { name: 'site' });
