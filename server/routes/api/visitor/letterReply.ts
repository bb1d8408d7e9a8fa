/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LetterReplyBodySchema, LetterReplyReplySchema } from '#contract/api/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import { actsAfter } from '../../../profile/acts.ts';
import { errorResponses } from '../../errorResponses.ts';
import { repliesTo } from './letters.ts';

/**
 * Takes a reply to a letter, or an objection to a line of the Judge's letter, and returns the agent's answer. The first
 * reply is final. A reader without a record gets the answer, and nothing is stored. B-LET-01, B-LET-02.
 */
const letterReply: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    apiPaths.letterReply,
    {
      schema: {
        summary:
          'Sends one of the offered lines back to a letter. The first stands; the Judge hears an objection to each line.',
        body: LetterReplyBodySchema,
        response: { 200: LetterReplyReplySchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const letter = request.body.letter as 1 | 2 | 3 | 4 | 5;
      const offered = repliesTo(letter);
      const chosen = offered.find(({ id }) => id === request.body.reply);
      if (chosen === undefined) return reply.code(400).send({ message: 'That letter has no such line.' });
      const { phaseUnlocked } = await request.assessment();
      if (phaseUnlocked < letter) return reply.code(403).send({ message: 'That letter has not come yet.' });
      const remembered = [`${chosen.act}=${chosen.value}`];
      const done = (await request.isStored())
        ? await app.storage.acts.save(request.visitor(), remembered)
        : actsAfter(await request.acts(), remembered);
      const kept = offered.find(({ act, value }) => act === chosen.act && done[act] === value) ?? chosen;
      reply.header('cache-control', 'no-store');
      return { reply: kept.id, answer: kept.answer };
    },
  );
};
export default letterReply;
