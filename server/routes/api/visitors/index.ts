/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CensusSchema, presentWithinMs } from '#contract/api/census.ts';
import { apiPaths } from '#contract/paths.ts';
import { errorResponses } from '../../errorResponses.ts';

/** Numbers of visitors by phase. The only personal data in the reply is about the requesting visitor. */
const visitors: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    apiPaths.census,
    {
      schema: {
        summary: 'The number of stored visitors by phase, and of those present in the last two minutes.',
        response: { 200: CensusSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const [record, { phases, present }] = await Promise.all([
        app.storage.visitors.read(request.visitor().id),
        app.storage.visitors.countByPhase(presentWithinMs),
      ]);
      const since = app.clock() - presentWithinMs;
      reply.header('cache-control', 'no-store');
      return {
        phases: [...phases],
        total: phases.reduce((sum, count) => sum + count, 0),
        present: [...present],
        asker: { isCounted: record !== null, isPresent: record !== null && record.lastSeenAt >= since },
      };
    },
  );
};
export default visitors;
