import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type PublicSettings, PublicSettingsSchema } from '#contract/api/settings.ts';
import { apiPaths } from '#contract/paths.ts';
import { errorResponses } from '../../errorResponses.ts';

/** The settings for the browser. It requests them once, after the page has hydrated. B-DEV-01, B-PRV-02. */
const settings: FastifyPluginAsyncTypebox<PublicSettings> = async (app, { inspector, analytics }) => {
  app.get(
    apiPaths.settings,
    {
      schema: {
        summary: 'Whether the inspector is enabled, and where page views are sent; null for nowhere.',
        response: { 200: PublicSettingsSchema, ...errorResponses },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { inspector, analytics };
    },
  );
};
export default settings;
