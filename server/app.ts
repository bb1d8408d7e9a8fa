import { type TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance } from 'fastify';
import clockPlugin from './plugins/app/clock.ts';
import errorsPlugin from './plugins/app/errors.ts';
import sameOriginPlugin from './plugins/app/same-origin.ts';
import storagePlugin from './plugins/app/storage.ts';
import straysPlugin, { refuseBytes, refuseStray } from './plugins/app/strays.ts';
import validationPlugin from './plugins/app/validation.ts';
import visitorPlugin from './plugins/app/visitor.ts';
import cookiePlugin from './plugins/external/cookie.ts';
import helmetPlugin from './plugins/external/helmet.ts';
import rateLimitPlugin from './plugins/external/rate-limit.ts';
import swaggerPlugin from './plugins/external/swagger.ts';
import { registerRoutes } from './routes/index.ts';
import site from './routes/site/index.ts';
import { notFound } from './routes/site/not-found.ts';
import { visitorSecrets } from './secret.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage/storage.ts';
import type { StoryLibrary } from './story/library.ts';

export interface AppOptions {
  readonly settings: Settings;
  /** Closed with the app. */
  readonly storage: Storage;
  /** Epoch ms; the only clock that counts. */
  readonly clock: () => number;
  /** The built site; null serves the API alone. */
  readonly siteDir: string | null;
  readonly stories: StoryLibrary;
}

/** A flush is at most 60 kB by itself (contract/simulation.ts). */
const bodyLimitBytes = 64 * 1024;

/** A request that takes longer to arrive than this is given up; keeps slow senders from holding sockets. */
const arriveMs = 30_000;

/** Assembles the server and never listens. Throws when something it needs is missing. */
export async function buildApp({ settings, storage, clock, siteDir, stories }: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    bodyLimit: bodyLimitBytes,
    requestTimeout: arriveMs,
    // Idle connections are closed at once, so that a stop takes no longer than the work under way.
    forceCloseConnections: 'idle',
    logger: settings.LOG_LEVEL === 'silent' ? false : { level: settings.LOG_LEVEL, stream: process.stderr },
    trustProxy: settings.TRUST_PROXY === '' ? false : settings.TRUST_PROXY.split(','),
    frameworkErrors: (error, request, reply) => refuseStray(app, error, request.raw, reply.raw),
    clientErrorHandler: refuseBytes,
    // A request that arrives while the server stops is refused by a hook of ours.
    return503OnClosing: false,
  }).withTypeProvider<TypeBoxTypeProvider>();
  // The road of forged cross-site posts: a form may send text/plain without asking.
  app.removeContentTypeParser('text/plain');

  await app.register(errorsPlugin);
  const analytics =
    settings.ANALYTICS_HOST === '' ? null : { domain: settings.ANALYTICS_DOMAIN, host: settings.ANALYTICS_HOST };
  await app.register(helmetPlugin, { analyticsOrigin: analytics?.host ?? null });
  await app.register(sameOriginPlugin);
  await app.register(cookiePlugin, { secrets: visitorSecrets(settings) });
  await app.register(rateLimitPlugin, {
    perMinute: settings.RATE_LIMIT === 'off' ? null : Number(settings.RATE_LIMIT),
  });
  await app.register(straysPlugin);
  await app.register(swaggerPlugin);
  await app.register(validationPlugin);
  await app.register(clockPlugin, { clock });
  await app.register(storagePlugin, { storage });
  await app.register(visitorPlugin);

  await registerRoutes(app, { isInspectorEnabled: settings.INSPECTOR === '1', analytics, siteDir, stories });
  if (siteDir !== null) await app.register(site, { siteDir });
  app.setNotFoundHandler(notFound(siteDir));
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  return app;
}
