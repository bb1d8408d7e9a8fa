/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ErasedSchema, HeldSchema } from '#contract/api/held.ts';
import { apiPaths } from '#contract/paths.ts';
import { refusals } from '../../refusals.ts';

/** What is held about the visitor: all of it to take away, and the end of it. B-PRV-01. */
const held: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    apiPaths.export,
    {
      schema: {
        summary: 'Every row that the store holds about this visitor, by table, as a file.',
        response: { 200: HeldSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { id, firstSeenAt } = request.visitor();
      const tables = await app.storage.visitors.held(id);
      reply.header('cache-control', 'no-store');
      // Read by a page, this says nothing; opened by itself, the answer is a file.
      reply.header('content-disposition', 'attachment; filename="d5u-what-is-held.json"');
      return { exportedAt: app.clock(), visitor: id, firstSeenAt, tables };
    },
  );

  app.delete(
    apiPaths.visitor,
    {
      schema: {
        summary: 'Erases every row about this visitor and expires the cookie. It cannot be undone.',
        response: { 200: ErasedSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const erased = await request.eraseVisitor();
      reply.header('cache-control', 'no-store');
      return { erased };
    },
  );
};
export default held;
