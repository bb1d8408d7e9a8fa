/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CensusSchema, presentWithinMs } from '#contract/api/census.ts';
import { apiPaths } from '#contract/paths.ts';
import type { VisitorCounts } from '../../../storage/census.ts';
import { errorResponses } from '../../errorResponses.ts';

/**
 * To count a million visitors takes SQLite 50 ms and PostgreSQL longer, so a count is kept for a second, and for fifty times
 * as long as it took: however many ask and however many visitors there are, a process counts for a fiftieth of the time at
 * most. B-LIM-01.
 */
const keptMs = 1_000;
const keptForEachMs = 50;

/** Numbers of visitors by phase. The only personal data in the reply is about the requesting visitor. */
const visitors: FastifyPluginAsyncTypebox = async (app) => {
  let last: { readonly at: number; keptMs: number; readonly counts: Promise<VisitorCounts> } | null = null;
  /** The numbers, from a count that is kept. A count that fails is not. */
  const count = (): Promise<VisitorCounts> => {
    const at = app.clock();
    if (last !== null && Math.abs(at - last.at) < last.keptMs) return last.counts;
    const beganAt = performance.now();
    const counts = app.storage.visitors.countByPhase(presentWithinMs);
    const counted = { at, keptMs: Number.POSITIVE_INFINITY, counts };
    last = counted;
    counts.then(
      () => (counted.keptMs = Math.max(keptMs, (performance.now() - beganAt) * keptForEachMs)),
      () => (last = null),
    );
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
