import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A path with trailing slashes. It does not match `//host`, which a browser would read as another host. */
const slashed = /^((?:\/[\w.~-]+)+)\/+(\?.*)?$/;

/** Well-known paths of icons and of files for crawlers. B-SEO-01. */
const askedByItself =
  /^\/(\.well-known\/.*|favicon[^/]*|apple-touch-icon[^/]*|robots\.txt|sitemap[^/]*\.xml(\.gz)?|(app-)?ads\.txt|humans\.txt|security\.txt|llms\.txt|manifest\.json|site\.webmanifest|browserconfig\.xml|crossdomain\.xml)$/;

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';
const isOf = (url: string, folder: string): boolean => url === folder || url.startsWith(`${folder}/`);

/**
 * The reply when no route matches. R-RT-05.
 * - under /api: JSON
 * - a missing asset or well-known file: plain text
 * - a path with trailing slashes: a redirect
 * - otherwise: the site's 404 page
 */
export function notFound(siteDir: string | null) {
  const isBuilt = siteDir !== null && existsSync(join(siteDir, 'pages/404.html'));
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { url } = request;
    const [path = url] = url.split('?');
    if (isOf(path, '/api') || !isRead(request))
      return reply.code(404).send({ message: 'There is nothing at this address.' });
    if (isOf(path, '/assets')) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.');
    // Browsers and crawlers request these files by themselves. No reader has opened a page.
    if (askedByItself.test(path)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.');
    const [, plain, query = ''] = slashed.exec(url) ?? [];
    if (plain !== undefined) return reply.redirect(plain + query, 301);
    reply.code(404);
    if (!isBuilt) return reply.type('text/plain; charset=utf-8').send('Not found.');
    request.visitor();
    request.renewCookie();
    // Set after the cookie, because setting a cookie also sets `no-store`. Like other pages, this page may stay in the
    // back-forward cache.
    reply.header('cache-control', 'private, no-cache');
    // Without ranges: a reply with status 404 is always the whole page.
    return reply.sendFile('pages/404.html', { cacheControl: false, acceptRanges: false });
  };
}
