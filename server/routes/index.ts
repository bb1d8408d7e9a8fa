import type { FastifyInstance } from 'fastify';
import type { PrivacyFacts } from '#contract/api/privacy.ts';
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
import transcript from './api/visitor/transcript.ts';
import visitorRemarks from './api/visitor/remarks.ts';
import visitorThoughts from './api/visitor/thoughts.ts';
import consent from './api/visitor/consent.ts';
import privacy from './api/privacy/index.ts';
import recovery from './api/visitor/recovery.ts';
import protocol from './api/visitor/protocol.ts';
import letterReply from './api/visitor/letterReply.ts';
import ending from './api/visitor/ending.ts';
import say from './api/visitor/say.ts';
import visitors from './api/visitors/index.ts';
import type { StoryLibrary } from '../story/library.ts';
import { StoryBudget } from '../story/StoryBudget.ts';
import type { Approval } from '../storage/storage.ts';
import { demoGateway } from '../payments/demo.ts';
import type { StripeOptions } from '../payments/stripe.ts';
import health from './health/index.ts';
import demoPayment from './payments/demo/index.ts';
import stripePayment from './payments/stripe/index.ts';

export interface RouteOptions {
  readonly isInspectorEnabled: boolean;
  /** Null for the demonstration without payments. */
  readonly stripe: StripeOptions | null;
  readonly approval: Approval;
  readonly analytics: PublicSettings['analytics'];
  /** Whether browsers may keep copies for reading offline. */
  readonly isOfflineEnabled: boolean;
  readonly privacy: PrivacyFacts;
  /** The folder of the built site; null in development. */
  readonly siteDir: string | null;
  readonly stories: StoryLibrary;
}

/** Registers every route except the site's pages. A new route needs a folder named like its URL, and a call here. */
export async function registerRoutes(
  app: FastifyInstance,
  { isInspectorEnabled, stripe, approval, analytics, isOfflineEnabled, privacy: facts, siteDir, stories }: RouteOptions,
): Promise<void> {
  // One budget for pages and hints, because both play stories.
  const budget = new StoryBudget();
  await app.register(visitor, { stories });
  await app.register(visitorRemarks, { isInspectorEnabled });
  await app.register(visitorThoughts, { isInspectorEnabled });
  await app.register(protocol);
  await app.register(ending);
  await app.register(letterReply);
  await app.register(say, { stories, budget });
  await app.register(consent);
  await app.register(recovery);
  await app.register(visitorData);
  await app.register(transcript, { isInspectorEnabled, stories, budget });
  await app.register(visitors);
  await app.register(homepage);
  if (stripe === null) {
    await app.register(influence, { gateway: demoGateway, approval });
    await app.register(demoPayment, { siteDir, approval });
  } else {
    // The SDK takes a quarter of a second to load, so only a site with payments loads it.
    const { stripeGateway } = await import('../payments/stripe.ts');
    const gateway = stripeGateway(stripe);
    await app.register(influence, { gateway, approval });
    await app.register(stripePayment, { gateway, approval });
  }
  await app.register(archive);
  await app.register(fragmentTotals, { stories });
  await app.register(judgment);
  await app.register(story, { isInspectorEnabled, stories, budget });
  await app.register(settings, { inspector: isInspectorEnabled, analytics, offline: isOfflineEnabled });
  await app.register(privacy, { facts });
  await app.register(health);
}
