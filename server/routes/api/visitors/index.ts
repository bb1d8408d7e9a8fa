/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CensusSchema, presentWithinMs } from '#contract/api/census.ts';
import { apiPaths } from '#contract/paths.ts';
import type { VisitorCounts } from '../../../storage/census.ts';
import { errorResponses } from '../../errorResponses.ts';

/**
 * A count is cached for 1 s or for 50 times the duration of counting, whichever is longer. So counting takes at most
 * 2 % of the time, for any number of clients. B-LIM-01. Counting a million visitors takes 50 ms with SQLite, and longer
 * with PostgreSQL.
 */
const keptMs = 1_000;
const keptForEachMs = 50;

/** Numbers of visitors by phase. The only personal data in the reply is about the requesting visitor. */
const visitors: FastifyPluginAsyncTypebox = async (app) => {
  let last: { readonly at: number; keptMs: number; readonly counts: Promise<VisitorCounts> } | null = null;
  /** The numbers, from a cached count. A failed count is not cached. */
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
