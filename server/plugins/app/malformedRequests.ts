import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { addressesAsSent, wantsPage } from './errorPage.ts';

/** The error of each request whose URL could not be routed, until the hook below answers it. */
const urlErrors = new WeakMap<IncomingMessage, FastifyError>();

/** A URL without a route. A request for it runs through all hooks and finds no handler. */
const unroutedUrl = '/-';

/**
 * Answers a request whose URL cannot be routed (Fastify's `frameworkErrors`). Routes the request again under a valid
 * URL, so that the hooks add the usual headers and the rate limit counts it. The plugin below then answers with the
 * error.
 */
export function rejectUnroutable(
  app: FastifyInstance,
  error: FastifyError,
  request: IncomingMessage,
  response: Parameters<FastifyInstance['routing']>[1],
): void {
  urlErrors.set(request, error);
  addressesAsSent.set(request, request.url ?? '');
  request.url = unroutedUrl;
  app.routing(request, response);
}

const replies: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
};

/**
 * Answers bytes that are no valid HTTP request, and closes the connection (Node's `clientError`). There is no reply
 * object at this point, so the response is written to the socket.
 */
export function rejectUnparsable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = replies[error.code ?? ''] ?? [400, 'The request cannot be read.'];
  const body = JSON.stringify({ message });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    // The shortest policy that forbids everything: this body is not displayed.
    "content-security-policy: default-src 'none';frame-ancestors 'none'",
    'x-content-type-options: nosniff',
  ];
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

/** Gives errors before routing and during shutdown the same form as all other errors. R-UI-02. */
export default fp(
  async (app) => {
    let isClosing = false;
    app.addHook('preClose', async () => void (isClosing = true));
    app.addHook('onRequest', (request, reply, done) => {
      if (isClosing) {
        const message = 'The registry is closing. Nothing of this request was counted.';
        void reply.code(503).header('retry-after', '5').send({ message });
        return;
      }
      const unrouted = urlErrors.get(request.raw);
      // For a browser this is an unknown URL: no route matches, and the reply is the 404 page.
      done(wantsPage(request) ? undefined : unrouted);
    });
  },
  { name: 'malformed-requests' },
);
