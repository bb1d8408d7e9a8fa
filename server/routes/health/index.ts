import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HealthSchema } from '#contract/api/health.ts';
import { apiPaths } from '#contract/paths.ts';
import { errorResponses } from '../errorResponses.ts';

/** Liveness and readiness of the server. B-OPS-01. */
const health: FastifyPluginAsyncTypebox = async (app) => {
  const response = { 200: HealthSchema, ...errorResponses };
  app.get(apiPaths.health, { schema: { summary: 'The process is running.', response } }, async () => ({
    status: 'ok' as const,
  }));
  app.get(apiPaths.ready, { schema: { summary: 'The store can be read and written.', response } }, async () => {
    await app.storage.ready();
    return { status: 'ok' as const };
  });
};
export default health;
