/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProtocolBodySchema, ProtocolReplySchema } from '#contract/api/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import { protocols } from '../../../content/protocols/protocols.ts';
import { errorResponses } from '../../errorResponses.ts';

/** Checks a secret word and stores the protocol that it unlocks. R-SEC-01. */
const protocol: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    apiPaths.protocol,
    {
      schema: {
        summary: 'Unlocks the protocol of a secret word. Repeating it changes nothing.',
        body: ProtocolBodySchema,
        response: { 200: ProtocolReplySchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const clause = protocols.find(({ word }) => word === request.body.word);
      if (clause === undefined) return reply.code(404).send({ message: 'No clause is sealed with that word.' });
      const unlocked = (await request.authorizeStorage())
        ? await app.storage.protocols.unlock(request.visitor(), clause.id)
        : 1;
      reply.header('cache-control', 'no-store');
      return { word: clause.word, title: clause.title, text: clause.text, unlocked };
    },
  );
};
export default protocol;
