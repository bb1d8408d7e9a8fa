import type { FastifyInstance } from 'fastify';
import type { PublicSettings } from '#contract/api/settings.ts';
import archive from './api/archive/index.ts';
import evidence from './api/evidence/index.ts';
import homepage from './api/homepage/index.ts';
import influence from './api/influence/index.ts';
import judgment from './api/judgment/index.ts';
import settings from './api/settings/index.ts';
import story from './api/story/index.ts';
import visitor from './api/visitor/index.ts';
import held from './api/visitor/held.ts';
import visitorRemarks from './api/visitor/remarks.ts';
import protocol from './api/visitor/protocol.ts';
import visitors from './api/visitors/index.ts';
import type { StoryLibrary } from '../story/library.ts';
import { demoGateway } from '../payments/demo.ts';
import health from './health/index.ts';
import demoPayment from './payments/demo/index.ts';

export interface RouteOptions {
  readonly isInspectorEnabled: boolean;
  readonly analytics: PublicSettings['analytics'];
  /** The built site; null while it is being written. */
  readonly siteDir: string | null;
  readonly stories: StoryLibrary;
}

/** Every route but the site's own pages. A new one is a folder shaped like its URL, and a line here. */
export async function registerRoutes(
  app: FastifyInstance,
  { isInspectorEnabled, analytics, siteDir, stories }: RouteOptions,
): Promise<void> {
  await app.register(visitor);
  await app.register(visitorRemarks, { isInspectorEnabled });
  await app.register(protocol);
  await app.register(held);
  await app.register(visitors);
  await app.register(homepage);
  await app.register(influence, { gateway: demoGateway });
  await app.register(demoPayment, { siteDir });
  await app.register(archive);
  await app.register(evidence, { stories });
  await app.register(judgment);
  await app.register(story, { isInspectorEnabled, stories });
  await app.register(settings, { inspector: isInspectorEnabled, analytics });
  await app.register(health);
}
