import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request of the browser, and the status of its answer; 0 without an answer. */
export interface Passed {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** Id of a batch of behaviour; null for any other request. */
  readonly batchId: string | null;
  readonly at: number;
  status: number;
}

/**
 * The id in a request's header if it is the id of a batch, `<session>-<number>`. The id of a click on a file has no
 * number.
 */
export const batchIdOf = (header: string | readonly string[] | undefined): string | null =>
  typeof header === 'string' && /-\d{1,9}$/.test(header) ? header : null;

/** Handles a request instead of passing it on. Returns false if the request is to be passed on. */
export type Fault = (call: Passed, response: ServerResponse) => boolean;

export interface FaultProxy {
  readonly url: string;
  readonly calls: Passed[];
  /** The fault for requests from now on; null for none. `heal` passes on the held requests. */
  fault: Fault | null;
  /** Ends the fault, and passes on the held requests. */
  heal(): void;
  /** Holds a request until `heal`. */
  readonly hold: Fault;
  /** Holds a request for a time in milliseconds, or until `heal`. */
  slow(ms: number): Fault;
  /** Passes the request on, and cuts the connection before the answer. */
  readonly cutAfter: Fault;
  close(): Promise<void>;
}

/**
 * A proxy between a browser and a server on loopback. It passes the Host header on, so that the server accepts the
 * proxy's origin.
 */
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
      const batchId = batchIdOf(headers['x-batch-id']);
      const call: Passed = {
        method,
        path: path.split('?')[0] ?? '',
        body: Buffer.concat(chunks).toString(),
        batchId,
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

/** All interactions in batches that the server answered with 200, each batch id counted once. */
export function deliveredBy(proxy: FaultProxy): string[] {
  const seen = new Set<string>();
  return proxy.calls.flatMap(({ batchId, body, status }) => {
    if (batchId === null || status !== 200 || seen.has(batchId)) return [];
    seen.add(batchId);
    return (JSON.parse(body) as { behaviorData: { interactionSequence: string[] } }).behaviorData.interactionSequence;
  });
}
