/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EndingBodySchema, EndingReplySchema } from '#contract/api/visitor.ts';
import { isKept } from '#contract/consent.ts';
import { apiPaths } from '#contract/paths.ts';
import { lastPhase } from '#contract/opening.ts';
import { ending } from '../../../content/ending/ending.ts';
import { hasEnded, isSeated, wordSaid, wordWithheld } from '../../../profile/acts.ts';
import { cookieRequired, errorResponses } from '../../errorResponses.ts';

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/**
 * Takes the word that ends the story from a reader at phase 5 on the sixth chair, or the decision to withhold it.
 * Without a record, both results are stored only in the reader's own cookie. docs/story.md, "The end". B-END-01,
 * B-END-02.
 */
const endingRoute: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    apiPaths.ending,
    {
      schema: {
        summary:
          'Says a word in the kitchen, the right one of which ends the story for this visitor, once; or keeps the word.',
        body: EndingBodySchema,
        response: { 200: EndingReplySchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const consent = request.consent();
      const mayKeep = isKept(consent);
      if (mayKeep && !request.isKnown()) return reply.code(400).send({ message: cookieRequired('A word') });
      reply.header('cache-control', 'no-store');
      const { storage } = app;
      const [{ phaseUnlocked }, done] = await Promise.all([request.assessment(), request.acts()]);
      if (hasEnded(done)) return { heard: true, answer: '' };
      // Without a record the server cannot know who sat down; the page shows the form only to those readers.
      const sits = !mayKeep || isSeated(done);
      if (phaseUnlocked < lastPhase || !sits) return { heard: false, answer: ending.notSeated };
      const { body } = request;
      if ('withhold' in body) {
        if (mayKeep) await storage.acts.save(request.visitor(), [wordWithheld]);
        else reply.setConsent({ consent: 'refused', phase: lastPhase, ended: false, keptWord: true });
        return { heard: true, answer: '' };
      }
      const word = lettersOf(body.word);
      if (word !== ending.word) return { heard: false, answer: ending.unheard[word.length % ending.unheard.length]! };
      if (mayKeep) await storage.acts.save(request.visitor(), [wordSaid]);
      else reply.setConsent({ consent: 'refused', phase: lastPhase, ended: true, keptWord: false });
      return { heard: true, answer: '' };
    },
  );
};
export default endingRoute;
