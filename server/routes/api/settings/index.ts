import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type PublicSettings, PublicSettingsSchema } from '#contract/api/settings.ts';
import { apiPaths } from '#contract/paths.ts';
import { refusals } from '../../refusals.ts';

/** What the operator's settings let the browser do. It asks once, after the page has come to life. B-DEV-01, B-PRV-02. */
const settings: FastifyPluginAsyncTypebox<PublicSettings> = async (app, { inspector, analytics }) => {
  app.get(
    apiPaths.settings,
    {
      schema: {
        summary: 'Whether the inspector may open, and where page views are told of; null for nowhere.',
        response: { 200: PublicSettingsSchema, ...refusals },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { inspector, analytics };
    },
  );
};
export default settings;
