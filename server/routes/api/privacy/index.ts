import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type PrivacyFacts, PrivacyFactsSchema } from '#contract/api/privacy.ts';
import { apiPaths } from '#contract/paths.ts';
import { errorResponses } from '../../errorResponses.ts';

/** The facts about this server on the privacy page. B-PRV-05. */
const privacy: FastifyPluginAsyncTypebox<{ facts: PrivacyFacts }> = async (app, { facts }) => {
  app.get(
    apiPaths.privacy,
    {
      schema: {
        summary: 'How long this server keeps things, whom it tells, and whom to ask.',
        response: { 200: PrivacyFactsSchema, ...errorResponses },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return facts;
    },
  );
};
export default privacy;
