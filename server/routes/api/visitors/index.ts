/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CensusSchema, presentWithinMs } from '#contract/api/census.ts';
import { apiPaths } from '#contract/paths.ts';
import type { VisitorCounts } from '../../../storage/census.ts';
import { errorResponses } from '../../errorResponses.ts';

/** To count a million visitors takes 50 ms, so it is done once a second at most, however many ask. B-LIM-01. */
const keptMs = 1_000;

/** Numbers of visitors by phase. The only personal data in the reply is about the requesting visitor. */
const visitors: FastifyPluginAsyncTypebox = async (app) => {
  let last: { readonly at: number; readonly counts: Promise<VisitorCounts> } | null = null;
  /** The numbers, at most `keptMs` old. A count that fails is not kept. */
  const count = (): Promise<VisitorCounts> => {
    const at = app.clock();
    if (last !== null && Math.abs(at - last.at) < keptMs) return last.counts;
    const counts = app.storage.visitors.countByPhase(presentWithinMs);
    last = { at, counts };
    counts.catch(() => (last = null));
    return counts;
  };

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
        count(),
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
