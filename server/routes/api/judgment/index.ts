/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { JudgmentBodySchema, JudgmentReplySchema } from '#contract/api/judgment.ts';
import { isKept } from '#contract/consent.ts';
import { apiPaths } from '#contract/paths.ts';
import { errorResponses, cookieRequired } from '../../errorResponses.ts';

/** The public vote of /judgment: one vote for each visitor. The tallies are shown only after voting. */
const judgment: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    apiPaths.judgment,
    {
      schema: {
        summary: 'The visitor’s vote and the tallies; both null before there is a vote.',
        response: { 200: JudgmentReplySchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const verdict = await app.storage.judgments.read(request.visitor().id);
      return { verdict, tallies: verdict === null ? null : await app.storage.judgments.countVotes() };
    },
  );

  app.post(
    apiPaths.judgment,
    {
      schema: {
        summary: 'Stores or changes the visitor’s vote and returns it with the tallies.',
        body: JudgmentBodySchema,
        response: { 200: JudgmentReplySchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { verdict } = request.body;
      // A vote without a record is answered, but not counted.
      if (!isKept(request.consent())) return { verdict, tallies: await app.storage.judgments.countVotes() };
      if (!(await request.authorizeStorage())) return reply.code(400).send({ message: cookieRequired('A vote') });
      await app.storage.judgments.save(request.visitor(), verdict);
      return { verdict, tallies: await app.storage.judgments.countVotes() };
    },
  );
};
export default judgment;
