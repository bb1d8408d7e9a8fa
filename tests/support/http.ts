import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface HttpListener {
  readonly url: string;
  readonly received: ReceivedRequest[];
  /** Answers the next requests. A test may replace it at any time. */
  answer: (request: ReceivedRequest, response: ServerResponse) => void;
  close(): Promise<void>;
}

/**
 * A real HTTP listener on loopback, for tests of requests by the browser's code. While the listener is open, `fetch`
 * sends requests for a path to the listener instead of the page's own origin.
 */
export async function listen(answer: HttpListener['answer']): Promise<HttpListener> {
  const received: ReceivedRequest[] = [];
  const listener: HttpListener = { url: '', received, answer, close: async () => undefined };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const entry = { method, url, headers, body };
      received.push(entry);
      listener.answer(entry, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const plainFetch = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    plainFetch(typeof input === 'string' && input.startsWith('/') ? url + input : input, init);
  return Object.assign(listener, {
    url,
    close: async () => {
      globalThis.fetch = plainFetch;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

/** Answers with JSON. */
export function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
