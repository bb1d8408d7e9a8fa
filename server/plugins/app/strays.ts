import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const strays = new WeakMap<IncomingMessage, FastifyError>();

/** No address of ours: whatever is asked for here finds no route, and passes every hook. */
const nowhere = '/-';

/**
 * Refuses a request for whose address no route can be looked up, by way of an address that is nobody's, so that it gets
 * the headers of every reply and counts like every request.
 */
export function refuseStray(
  app: FastifyInstance,
  error: FastifyError,
  request: IncomingMessage,
  response: Parameters<FastifyInstance['routing']>[1],
): void {
  strays.set(request, error);
  request.url = nowhere;
  app.routing(request, response);
}

const sentences: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
};

/** Answers what is no request at all, and hangs up. There is no reply to speak of, so its bytes are written here. */
export function refuseBytes(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = sentences[error.code ?? ''] ?? [400, 'The request cannot be read.'];
  const body = JSON.stringify({ message });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    // What may not even be shown needs no more than this of the site's policy.
    "content-security-policy: default-src 'none';frame-ancestors 'none'",
    'x-content-type-options: nosniff',
  ];
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

/** Every refusal looks alike, those from before a route was found and those of a server that is stopping too. R-UI-02. */
export default fp(
  async (app) => {
    let isClosing = false;
    app.addHook('preClose', async () => void (isClosing = true));
    app.addHook('onRequest', async ({ raw }, reply) => {
      if (isClosing) {
        const message = 'The registry is closing. Nothing of this request was counted.';
        return reply.code(503).header('retry-after', '5').send({ message });
      }
      const error = strays.get(raw);
      if (error !== undefined) throw error;
    });
  },
  { name: 'strays' },
);
