import type { FastifyInstance } from 'fastify';
import archive from './api/archive/index.ts';
import homepage from './api/homepage/index.ts';
import inspector from './api/inspector/index.ts';
import story from './api/story/index.ts';
import visitor from './api/visitor/index.ts';
import health from './health/index.ts';

export interface RouteOptions {
  readonly isInspectorEnabled: boolean;
}

/** Every route but the site's own pages. A new one is a folder shaped like its URL, and a line here. */
export async function registerRoutes(app: FastifyInstance, { isInspectorEnabled }: RouteOptions): Promise<void> {
  await app.register(visitor);
  await app.register(homepage);
  await app.register(archive);
  await app.register(story, { isInspectorEnabled });
  await app.register(inspector, { isEnabled: isInspectorEnabled });
  await app.register(health);
}
