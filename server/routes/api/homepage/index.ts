import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HomepageMessageReplySchema } from '#contract/api/homepage.ts';
import { apiPaths } from '#contract/paths.ts';
import { refusals } from '../../refusals.ts';

/** Who sits in the empty seat. R-INF-01. */
const homepage: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    apiPaths.homepageMessage,
    {
      schema: {
        summary: 'The current influence message; null while nobody sits there.',
        response: { 200: HomepageMessageReplySchema, ...refusals },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return app.storage.influence.current();
    },
  );
};
export default homepage;
