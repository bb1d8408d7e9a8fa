/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ConsentBodySchema, ConsentReplySchema } from '#contract/api/consent.ts';
import { openConsent } from '#contract/consent.ts';
import { apiPaths } from '#contract/paths.ts';
import type { Phase } from '#contract/visitor.ts';
import { errorResponses } from '../../errorResponses.ts';

/**
 * Stores a visitor's answer to the question whether a record is kept. A refusal may name a phase: the phases up to it
 * open, at most one more than before. B-PRV-04.
 */
const consentRoute: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    apiPaths.consent,
    {
      schema: {
        summary: 'Agrees to a record of the reading, or refuses it and opens the story by hand, one phase at a time.',
        body: ConsentBodySchema,
        response: { 200: ConsentReplySchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { answer, phase: wanted = 0 } = request.body;
      if (answer === 'yes') {
        reply.setConsent({ ...openConsent, consent: 'given' });
        return { consent: 'given' as const, phase: 0 };
      }
      // On a refusal, the visitor gets no cookie, and a cookie without a stored row is cleared.
      request.stayAnonymous();
      const { phaseUnlocked } = await request.assessment();
      const { ended, keptWord, phase: opened } = request.consent();
      const phase = Math.max(opened, Math.min(wanted, phaseUnlocked + 1)) as Phase;
      await request.forgetUnlessStored();
      reply.setConsent({ consent: 'refused', phase, ended, keptWord });
      return { consent: 'refused' as const, phase };
    },
  );
};
export default consentRoute;
