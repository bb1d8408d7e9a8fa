import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HomepageMessageReplySchema } from '#contract/api/homepage.ts';
import { apiPaths } from '#contract/paths.ts';
import { errorResponses } from '../../errorResponses.ts';
import { sharedRead } from './sharedRead.ts';

/** The current influence message. R-INF-01. */
const homepage: FastifyPluginAsyncTypebox = async (app) => {
  const readMessage = sharedRead(() => app.storage.influence.current());
  app.get(
    apiPaths.homepageMessage,
    {
      schema: {
        summary: 'The current influence message; null when there is none.',
        response: { 200: HomepageMessageReplySchema, ...errorResponses },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return readMessage();
    },
  );
};
export default homepage;
