import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** Largest number of unanswered requests on one connection. Browsers send one at a time. */
const mostUnanswered = 8;

const refusal = JSON.stringify({ message: 'Too many requests at once on one connection.' });

function refuse(response: ServerResponse): void {
  response.writeHead(429, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(refusal),
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'retry-after': '1',
    connection: 'close',
  });
  response.end(refusal);
}

/**
 * Stops the parser at the next request, as at a protocol upgrade. Node has no public method for this. Otherwise the
 * rest of a chunk is parsed and ignored, which takes 30 ms.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming: unknown } | null }): void {
  const stop = 2;
  if (socket.parser) socket.parser.onIncoming = () => stop;
}

/**
 * Passes on at most eight unanswered requests of a connection. B-LIM-01. Node parses all requests of a chunk, about
 * 1,600, before the first reply has a byte. So Node's own limit on pending replies takes effect too late. The ninth
 * request gets a 429, nothing more is read, and the connection closes after the earlier replies.
 */
function boundedRequests(handle: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  const refused = new WeakSet<Socket>();
  return (request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }) => {
    const { socket } = request;
    if (refused.has(socket)) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > mostUnanswered) {
      refused.add(socket);
      socket.pause();
      stopParsing(socket);
      refuse(response);
      return;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    handle(request, response);
  };
}

export interface HttpServerOptions {
  readonly http: ServerOptions;
  /** The limit for receiving a request, in ms. */
  readonly requestTimeoutMs: number;
  /** Time without traffic after which a connection is closed, even with an unread reply. In ms. */
  readonly stallTimeoutMs: number;
  /** Time for which a connection without a request stays open, in ms. */
  readonly keepAliveMs: number;
}

/** Node's HTTP server, with limits for each connection. B-LIM-01. */
export function httpServer(handle: RequestListener, options: HttpServerOptions): Server {
  const server = createServer(options.http, boundedRequests(handle));
  server.requestTimeout = options.requestTimeoutMs;
  server.keepAliveTimeout = options.keepAliveMs;
  server.setTimeout(options.stallTimeoutMs);
  return server;
}
