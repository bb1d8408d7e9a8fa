/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CensusSchema, presentWithinMs } from '#contract/api/census.ts';
import { apiPaths } from '#contract/paths.ts';
import { refusals } from '../../refusals.ts';

/** Everybody, as figures. Nothing in the answer is anybody's but the asker's own standing. */
const visitors: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    apiPaths.census,
    {
      schema: {
        summary: 'How many visitors are on record, by phase, and how many were heard from in the last two minutes.',
        response: { 200: CensusSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const [record, { phases, present }] = await Promise.all([
        app.storage.visitors.read(request.visitor().id),
        app.storage.visitors.count(presentWithinMs),
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
