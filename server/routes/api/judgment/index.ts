/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { JudgmentBodySchema, JudgmentReplySchema } from '#contract/api/judgment.ts';
import { apiPaths } from '#contract/paths.ts';
import { refusals, withoutCookie } from '../../refusals.ts';

/** One case before the public: a vote each, and the count for those who have given theirs. */
const judgment: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    apiPaths.judgment,
    {
      schema: {
        summary: 'The visitor’s vote and the tallies; both null before there is a vote.',
        response: { 200: JudgmentReplySchema, ...refusals },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const verdict = await app.storage.judgments.read(request.visitor().id);
      return { verdict, tallies: verdict === null ? null : await app.storage.judgments.tally() };
    },
  );

  app.post(
    apiPaths.judgment,
    {
      schema: {
        summary: 'Enters the visitor’s vote, or changes it, and answers the tallies with it.',
        body: JudgmentBodySchema,
        response: { 200: JudgmentReplySchema, ...refusals },
      },
    },
    async (request, reply) => {
      if (!request.isKnown()) return reply.code(400).send({ message: withoutCookie('A vote') });
      const { verdict } = request.body;
      await app.storage.judgments.vote(request.visitor(), verdict);
      reply.header('cache-control', 'no-store');
      return { verdict, tallies: await app.storage.judgments.tally() };
    },
  );
};
export default judgment;
