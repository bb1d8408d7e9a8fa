import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A path with trailing slashes. It does not match `//host`, which a browser would read as another host. */
const slashed = /^((?:\/[\w.~-]+)+)\/+(\?.*)?$/;

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';
const isOf = (url: string, folder: string): boolean => url === folder || url.startsWith(`${folder}/`);

/**
 * The reply when no route matches: JSON under /api, plain text for a missing asset, a redirect for a path with trailing
 * slashes, and the site's 404 page otherwise. R-RT-05.
 */
export function notFound(siteDir: string | null) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { url } = request;
    const [path = url] = url.split('?');
    if (isOf(path, '/api') || !isRead(request))
      return reply.code(404).send({ message: 'There is nothing at this address.' });
    if (isOf(path, '/assets')) return reply.code(404).type('text/plain; charset=utf-8').send('Not found.');
    const [, plain, query = ''] = slashed.exec(url) ?? [];
    if (plain !== undefined) return reply.redirect(plain + query, 301);
    const page = siteDir === null ? null : await readFile(join(siteDir, 'pages/404.html')).catch(() => null);
    reply.code(404).header('cache-control', 'private, no-cache');
    if (page === null) return reply.type('text/plain; charset=utf-8').send('Not found.');
    request.visitor();
    request.renewCookie();
    return reply.type('text/html; charset=utf-8').send(page);
  };
}
