import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance } from 'fastify';
import { httpServer } from './httpServer.ts';
import { logOptions } from './log/logger.ts';
import addressPlugin from './plugins/app/address.ts';
import clockPlugin from './plugins/app/clock.ts';
import consentPlugin from './plugins/app/consent.ts';
import connectionsPlugin from './plugins/app/connections.ts';
import errorsPlugin from './plugins/app/errors.ts';
import hostsPlugin from './plugins/app/hosts.ts';
import indexingPlugin from './plugins/app/indexing.ts';
import requestLogPlugin from './plugins/app/requestLog.ts';
import retentionPlugin from './plugins/app/retention.ts';
import sameOriginPlugin from './plugins/app/same-origin.ts';
import storagePlugin from './plugins/app/storage.ts';
import metricsPlugin from './plugins/app/metrics/index.ts';
import malformedRequestsPlugin, { rejectUnparsable, rejectUnroutable } from './plugins/app/malformedRequests.ts';
import validationPlugin from './plugins/app/validation.ts';
import visitorPlugin from './plugins/app/visitor.ts';
import compressPlugin from './plugins/external/compress.ts';
import cookiePlugin from './plugins/external/cookie.ts';
import helmetPlugin from './plugins/external/helmet.ts';
import rateLimitPlugin from './plugins/external/rate-limit.ts';
import swaggerPlugin from './plugins/external/swagger.ts';
import { registerRoutes } from './routes/index.ts';
import site from './routes/site/index.ts';
import { notFound } from './routes/site/not-found.ts';
import { visitorSecrets } from './secret.ts';
import { privacyFacts, type Settings, stripeSettings } from './settings.ts';
import type { Storage } from './storage/storage.ts';
import type { StoryLibrary } from './story/library.ts';

export interface AppOptions {
  readonly settings: Settings;
  /** Closed by the app. */
  readonly storage: Storage;
  /** Epoch ms. All rules use this clock, never a client's. */
  readonly clock: () => number;
  /** The folder of the built site; null for the API only. */
  readonly siteDir: string | null;
  readonly stories: StoryLibrary;
  /** Time limit for receiving a request, in ms; 30 s by default. */
  readonly receiveTimeoutMs?: number;
  /** Time between two steps of retention, in ms; 5 s by default. */
  readonly retentionStepMs?: number;
  /** Limit on open files and sockets; by default the system's limit for this process. */
  readonly openFiles?: number;
}

/** The client limits a batch to 60 kB (contract/telemetry.ts). */
const bodyLimitBytes = 64 * 1024;

/** Time limit for receiving a request, against slow clients. The real limit can be a sixth longer. */
const defaultReceiveTimeoutMs = 30_000;
const checksPerTimeout = 6;
/**
 * A connection without traffic is closed after twice the receive timeout, so that unread replies do not stay in memory.
 */
const stallsPerTimeout = 2;
/** Longer than the pause between two calls from an open page. */
const keepAliveMs = 72_000;

/** Builds the server without listening. Throws when a dependency is missing. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    settings,
    storage,
    clock,
    siteDir,
    stories,
    receiveTimeoutMs = defaultReceiveTimeoutMs,
    openFiles,
    retentionStepMs,
  } = options;
  const app: FastifyInstance = Fastify({
    bodyLimit: bodyLimitBytes,
    serverFactory: (handle) =>
      httpServer(handle, {
        // Node's own values are 60 s for the headers and a check every 30 s.
        http: { headersTimeout: receiveTimeoutMs, connectionsCheckingInterval: receiveTimeoutMs / checksPerTimeout },
        requestTimeoutMs: receiveTimeoutMs,
        stallTimeoutMs: receiveTimeoutMs * stallsPerTimeout,
        keepAliveMs,
      }),
    // Closes idle connections at once: stopping then waits only for the requests in flight.
    forceCloseConnections: 'idle',
    ...logOptions(settings.LOG_LEVEL),
    trustProxy: settings.TRUST_PROXY === '' ? false : settings.TRUST_PROXY.split(','),
    frameworkErrors: (error, request, reply) => rejectUnroutable(app, error, request.raw, reply.raw),
    clientErrorHandler: rejectUnparsable,
    // malformedRequests.ts answers requests that arrive during shutdown.
    return503OnClosing: false,
  }).withTypeProvider<TypeBoxTypeProvider>();
  // text/plain is not accepted: a form on another site can send it without a preflight request.
  app.removeContentTypeParser('text/plain');

  await app.register(connectionsPlugin, {
    isBehindProxy: settings.TRUST_PROXY !== '',
    ...(openFiles !== undefined && { openFiles }),
  });
  await app.register(clockPlugin, { clock });
  await app.register(requestLogPlugin);
  await app.register(errorsPlugin);
  await app.register(compressPlugin);
  const analytics =
    settings.ANALYTICS_HOST === '' ? null : { domain: settings.ANALYTICS_DOMAIN, host: settings.ANALYTICS_HOST };
  await app.register(helmetPlugin, { analyticsOrigin: analytics?.host ?? null });
  await app.register(indexingPlugin);
  await app.register(hostsPlugin, { names: settings.SITE_HOSTS === '' ? [] : settings.SITE_HOSTS.split(',') });
  await app.register(sameOriginPlugin);
  await app.register(cookiePlugin, { secrets: visitorSecrets(settings) });
  await app.register(addressPlugin);
  await app.register(rateLimitPlugin, {
    perMinute: settings.RATE_LIMIT === 'off' ? null : Number(settings.RATE_LIMIT),
  });
  await app.register(malformedRequestsPlugin);
  await app.register(swaggerPlugin);
  await app.register(validationPlugin);
  await app.register(storagePlugin, { storage });
  await app.register(retentionPlugin, {
    days: Number(settings.RETENTION_DAYS),
    ...(retentionStepMs !== undefined && { stepIntervalMs: retentionStepMs }),
  });
  await app.register(consentPlugin, { asks: settings.CONSENT === 'ask' });
  await app.register(visitorPlugin);
  await app.register(metricsPlugin, {
    port: settings.METRICS_PORT === 'off' ? null : Number(settings.METRICS_PORT),
    host: settings.HOST,
  });

  await registerRoutes(app, {
    isInspectorEnabled: settings.INSPECTOR !== '0',
    stripe: stripeSettings(settings),
    approval: settings.INFLUENCE_APPROVAL,
    analytics,
    isOfflineEnabled: settings.OFFLINE === 'on',
    privacy: privacyFacts(settings),
    siteDir,
    stories,
  });
  if (siteDir !== null) await app.register(site, { siteDir, isOfflineEnabled: settings.OFFLINE === 'on' });
  app.setNotFoundHandler(notFound(siteDir));
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  return app;
}
