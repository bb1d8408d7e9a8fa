/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProtocolBodySchema, ProtocolReplySchema } from '#contract/api/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import { protocols } from '../../../content/protocols/words.ts';
import { refusals } from '../../refusals.ts';

/** Confirms a secret word and notes the clause that it unlocks. R-SEC-01. */
const protocol: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    apiPaths.protocol,
    {
      schema: {
        summary: 'Breaks the seal of the clause that a secret word opens; a second time changes nothing.',
        body: ProtocolBodySchema,
        response: { 200: ProtocolReplySchema, ...refusals },
      },
    },
    async (request, reply) => {
      const clause = protocols.find(({ word }) => word === request.body.word);
      if (clause === undefined) return reply.code(404).send({ message: 'No clause is sealed with that word.' });
      const unlocked = request.isKnown() ? await app.storage.protocols.unlock(request.visitor(), clause.id) : 1;
      reply.header('cache-control', 'no-store');
      return { word: clause.word, title: clause.title, text: clause.text, unlocked };
    },
  );
};
export default protocol;
