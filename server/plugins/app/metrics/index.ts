import { promisify } from 'node:util';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { routeOf } from '../../../log/logger.ts';
import { openListener } from './listener.ts';
import '../clock.ts';
import '../requestLog.ts';
import '../retention.ts';
import '../storage.ts';
import '../visitor.ts';

export interface MetricsOptions {
  /** The port of the metrics; null for no measurement. */
  readonly port: number | null;
  readonly host: string;
}

/**
 * Upper limits of the buckets, s: from a fiftieth of the target of 100 ms for the 99th percentile (docs/faults.md, 13)
 * to a reply for which the client no longer waits.
 */
const bucketsSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Lifetime of a cached count of waiting refunds and messages, ms. Counting reads all orders. */
const waitingKeptMs = 60_000;

/**
 * Measures this process and serves the figures to Prometheus, on a separate port that visitors cannot reach. B-OPS-01.
 * - latency by route, refusals by status, new visitors, open connections
 * - whether the store is ready, its size and the free space on its disk, whether retention is paused
 * - waiting refunds and messages
 * - prom-client's default metrics of the process (event-loop lag, memory)
 */
export default fp<MetricsOptions>(
  async (app, { port, host }) => {
    if (port === null) return;
    const registry = new Registry();
    const registers = [registry];
    collectDefaultMetrics({ register: registry });
    const latency = new Histogram({
      name: 'd5u_request_seconds',
      help: 'Time from a request to the end of its reply, by route and class of status; busy is a 503 of a crowd.',
      labelNames: ['route', 'status'],
      buckets: bucketsSeconds,
      registers,
    });
    const refusals = new Counter({
      name: 'd5u_refused_requests_total',
      help: 'Replies with a status of 400 or more, by status.',
      labelNames: ['status'],
      registers,
    });
    const newVisitors = new Counter({
      name: 'd5u_new_visitors_total',
      help: 'Visitors who came without a valid cookie and were given one.',
      registers,
    });
    const countConnections = promisify(app.server.getConnections.bind(app.server));
    const openConnections = new Gauge({
      name: 'd5u_open_connections',
      help: 'Connections to the site that are open.',
      registers,
      async collect() {
        openConnections.set(await countConnections());
      },
    });
    const storeBytes = new Gauge({
      name: 'd5u_store_bytes',
      help: 'Size of the store: kind="used" its files, kind="free" what is free on their disk, where it is this machine\'s.',
      labelNames: ['kind'],
      registers,
      async collect() {
        try {
          const { used, free } = await app.storage.sizeBytes();
          storeBytes.set({ kind: 'used' }, used);
          if (free !== null) storeBytes.set({ kind: 'free' }, free);
        } catch {
          storeBytes.reset();
        }
      },
    });

    const waiting = new Gauge({
      name: 'd5u_waiting',
      help: 'What waits for somebody: kind="refunds" for the payment provider, kind="messages" for the operator.',
      labelNames: ['kind'],
      registers,
      async collect() {
        const now = app.clock();
        if (now - waitingReadAt < waitingKeptMs && now >= waitingReadAt) return;
        try {
          const { refunds, messages } = await app.storage.countWaiting();
          waiting.set({ kind: 'refunds' }, refunds);
          waiting.set({ kind: 'messages' }, messages);
          waitingReadAt = now;
        } catch {
          waiting.reset();
        }
      },
    });
    let waitingReadAt = -Infinity;
    const retentionPaused = new Gauge({
      name: 'd5u_retention_held',
      help: '1 while nothing is deleted, because the clock may be wrong.',
      registers,
      collect(): void {
        retentionPaused.set(app.isRetentionPaused() ? 1 : 0);
      },
    });

    const storeReady = new Gauge({
      name: 'd5u_store_ready',
      help: '1 while the store can be read and written, as /readyz says it.',
      registers,
      async collect() {
        storeReady.set(
          await app.storage.ready().then(
            () => 1,
            () => 0,
          ),
        );
      },
    });

    app.addHook('onResponse', (request, reply, done) => {
      const { statusCode, elapsedTime } = reply;
      // A 503 without a failure means busy or shutting down, not an error.
      const isBusy = statusCode === 503 && request.failure === undefined;
      const status = isBusy ? 'busy' : `${Math.floor(statusCode / 100)}xx`;
      latency.observe({ route: routeOf(request), status }, elapsedTime / 1000);
      if (statusCode >= 400) refusals.inc({ status: statusCode });
      if (request.isNewVisitor) newVisitors.inc();
      done();
    });

    // Opened before the server listens, so that a metrics port in use stops the start.
    let close = async (): Promise<void> => {};
    app.addHook('onReady', async () => void (close = await openListener(registry, port, host)));
    app.addHook('onClose', () => close());
  },
  { name: 'metrics', dependencies: ['visitor', 'storage', 'retention', 'request-log'] },
);
