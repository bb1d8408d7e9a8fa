import type { FastifyInstance } from 'fastify';
import type { PublicSettings } from '#contract/api/settings.ts';
import archive from './api/archive/index.ts';
import fragmentTotals from './api/fragments/index.ts';
import homepage from './api/homepage/index.ts';
import influence from './api/influence/index.ts';
import judgment from './api/judgment/index.ts';
import settings from './api/settings/index.ts';
import story from './api/story/index.ts';
import visitor from './api/visitor/index.ts';
import visitorData from './api/visitor/visitorData.ts';
import visitorRemarks from './api/visitor/remarks.ts';
import visitorThoughts from './api/visitor/thoughts.ts';
import protocol from './api/visitor/protocol.ts';
import ending from './api/visitor/ending.ts';
import visitors from './api/visitors/index.ts';
import type { StoryLibrary } from '../story/library.ts';
import type { Approval } from '../storage/storage.ts';
import { demoGateway } from '../payments/demo.ts';
import health from './health/index.ts';
import demoPayment from './payments/demo/index.ts';

/** A gateway and the routes that it needs, by the value of PAYMENTS. */
const paymentProviders = { demo: { gateway: demoGateway, routes: demoPayment } } as const;

export interface RouteOptions {
  readonly isInspectorEnabled: boolean;
  readonly payments: keyof typeof paymentProviders;
  readonly approval: Approval;
  readonly analytics: PublicSettings['analytics'];
  /** The folder of the built site; null in development. */
  readonly siteDir: string | null;
  readonly stories: StoryLibrary;
}

/** Registers every route except the site's pages. A new route gets a folder named like its URL, and a line here. */
export async function registerRoutes(
  app: FastifyInstance,
  { isInspectorEnabled, payments, approval, analytics, siteDir, stories }: RouteOptions,
): Promise<void> {
  await app.register(visitor, { stories });
  await app.register(visitorRemarks, { isInspectorEnabled });
  await app.register(visitorThoughts, { isInspectorEnabled });
  await app.register(protocol);
  await app.register(ending);
  await app.register(visitorData);
  await app.register(visitors);
  await app.register(homepage);
  const { gateway, routes: paymentRoutes } = paymentProviders[payments];
  await app.register(influence, { gateway, approval });
  await app.register(paymentRoutes, { siteDir, approval });
  await app.register(archive);
  await app.register(fragmentTotals, { stories });
  await app.register(judgment);
  await app.register(story, { isInspectorEnabled, stories });
  await app.register(settings, { inspector: isInspectorEnabled, analytics });
  await app.register(health);
}
