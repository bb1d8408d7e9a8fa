import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';

/** Serves GET /metrics on a separate port. Returns a function that closes it. Throws when the port is in use. */
export async function openListener(registry: Registry, port: number, host: string): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      // The store does not answer: Prometheus records a failed scrape.
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    registry.clear();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
