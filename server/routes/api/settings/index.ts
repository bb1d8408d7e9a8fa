import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type PublicSettings, PublicSettingsSchema } from '#contract/api/settings.ts';
import { apiPaths } from '#contract/paths.ts';
import { errorResponses } from '../../errorResponses.ts';

/** The settings for the browser. It requests them once, after the page has hydrated. B-DEV-01, B-PRV-02. */
const settings: FastifyPluginAsyncTypebox<PublicSettings> = async (app, { inspector, analytics, offline }) => {
  app.get(
    apiPaths.settings,
    {
      schema: {
        summary: 'The inspector, the target of page views (null: none), and whether browsers may keep copies.',
        response: { 200: PublicSettingsSchema, ...errorResponses },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { inspector, analytics, offline };
    },
  );
};
export default settings;
