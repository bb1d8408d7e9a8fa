import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gunzip, gzip } from 'node:zlib';

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Variant {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const codings = {
  br: { encode: promisify(brotliCompress), decode: promisify(brotliDecompress) },
  gzip: { encode: promisify(gzip), decode: promisify(gunzip) },
};
const codingOf = ({ headers }: Reply) =>
  Object.entries(codings).find(([name]) => headers['content-encoding'] === name)?.[1];

const isPage = ({ headers }: Reply): boolean => headers['content-type']?.startsWith('text/html') ?? false;

/** The site's reply to a GET, before decompression. */
const fetchRaw = (url: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const call = request(url, { headers: { 'accept-encoding': 'br, gzip' } }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 500, headers: reply.headers, body: Buffer.concat(parts) }),
      );
      reply.on('error', reject);
    });
    call.on('error', reject);
    call.end();
  });

/** The decompressed text of the site's reply at this address. */
export async function fetchText(url: string): Promise<string> {
  const reply = await fetchRaw(url);
  return String((await codingOf(reply)?.decode(reply.body)) ?? reply.body);
}

/**
 * Serves the site at `siteUrl` with changed pages. `change` gets a page's HTML and returns the HTML to serve, which has
 * the compression of the original. Other bodies are unchanged. Every reply loses its Content-Security-Policy, and is
 * served from memory after the first time.
 */
export async function serveVariant(siteUrl: string, change: (html: string) => Promise<string>): Promise<Variant> {
  const replies = new Map<string, Promise<Reply>>();
  const read = async (path: string): Promise<Reply> => {
    const reply = await fetchRaw(siteUrl + path);
    if (!isPage(reply)) return reply;
    const coding = codingOf(reply);
    const html = String((await coding?.decode(reply.body)) ?? reply.body);
    const changed = Buffer.from(await change(html));
    return { ...reply, body: (await coding?.encode(changed)) ?? changed };
  };
  const remembered = (path: string): Promise<Reply> => {
    const reply = replies.get(path) ?? read(path);
    replies.set(path, reply);
    return reply;
  };
  const server = createServer((incoming, outgoing) => {
    void remembered(incoming.url ?? '/').then(
      ({ status, headers, body }) => {
        // The Content-Security-Policy forbids the inline styles, and the length has changed.
        const { 'content-security-policy': _, 'transfer-encoding': __, ...kept } = headers;
        outgoing.writeHead(status, { ...kept, 'content-length': body.length }).end(body);
      },
      (error: unknown) => outgoing.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
