import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as it came from the browser, and what it was answered with; 0 for none. */
export interface Passed {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly batchId: string | null;
  readonly at: number;
  status: number;
}

/** Does something else than pass a request on; false passes it on after all. */
export type Fault = (call: Passed, response: ServerResponse) => boolean;

export interface FaultProxy {
  readonly url: string;
  readonly calls: Passed[];
  /** What is done to requests from now on; null for nothing. Requests that were held are passed on by `heal`. */
  fault: Fault | null;
  /** Passes everything on, what was held back included. */
  heal(): void;
  /** Keeps a request until `heal`. */
  readonly hold: Fault;
  /** Keeps a request for so many milliseconds, or until `heal`. */
  slow(ms: number): Fault;
  /** Lets the server have the request and cuts the line before its answer. */
  readonly cutAfter: Fault;
  close(): Promise<void>;
}

/** Between a browser and a server on loopback. The Host header is passed on, so the server takes the proxy for itself. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const held = new Set<() => void>();
  const cut = new WeakSet<Passed>();

  const pass = (call: Passed, incoming: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers } = incoming;
    const outgoing = forward({ hostname, port, method, path, headers, agent: false }, (answer) => {
      call.status = answer.statusCode ?? 0;
      if (cut.has(call)) {
        response.socket?.destroy();
        answer.resume();
        return;
      }
      response.writeHead(call.status, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    outgoing.end(call.body);
  };

  const releases = new WeakMap<Passed, () => void>();
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    response.on('error', () => undefined);
    incoming.on('error', () => undefined);
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = '', url: path = '', headers } = incoming;
      const batchId = headers['x-batch-id'];
      const call: Passed = {
        method,
        path: path.split('?')[0] ?? '',
        body: Buffer.concat(chunks).toString(),
        batchId: typeof batchId === 'string' ? batchId : null,
        at: Date.now(),
        status: 0,
      };
      proxy.calls.push(call);
      releases.set(call, () => pass(call, incoming, response));
      if (proxy.fault?.(call, response) !== true) pass(call, incoming, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    fault: null,
    heal() {
      proxy.fault = null;
      for (const release of held) release();
      held.clear();
    },
    hold(call) {
      const release = releases.get(call);
      if (release !== undefined) held.add(release);
      return release !== undefined;
    },
    slow: (ms) => (call, response) => {
      if (!proxy.hold(call, response)) return false;
      const release = releases.get(call);
      setTimeout(() => {
        if (release !== undefined && held.delete(release)) release();
      }, ms);
      return true;
    },
    cutAfter(call) {
      cut.add(call);
      return false;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}

/** Every entry of every interaction sequence that the server has answered for with 200, each batch id once. */
export function deliveredBy(proxy: FaultProxy): string[] {
  const seen = new Set<string>();
  return proxy.calls.flatMap(({ batchId, body, status }) => {
    if (batchId === null || status !== 200 || seen.has(batchId)) return [];
    seen.add(batchId);
    return (JSON.parse(body) as { behaviorData: { interactionSequence: string[] } }).behaviorData.interactionSequence;
  });
}
