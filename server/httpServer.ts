import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that are answered at the same time. Browsers send one after the other. */
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
 * Lets the parser stop at the next request, as it does where a protocol is changed. Node has no public call for it, and to read
 * the rest of a chunk takes 30 ms. Without this the rest is read and ignored.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming: unknown } | null }): void {
  const stop = 2;
  if (socket.parser) socket.parser.onIncoming = () => stop;
}

/**
 * Passes at most eight unanswered requests of a connection on. Node reads all requests of a chunk, some 1,600, before the first
 * reply has a byte, so its own limit on replies that wait comes too late. The next request is answered with 429, nothing more is
 * read, and the connection is closed after the replies before. B-LIM-01.
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
  /** A connection on which nothing is sent or received for this long is closed, also while a reply waits to be read. In ms. */
  readonly stallTimeoutMs: number;
  /** For how long a connection without a request stays open, in ms. */
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
