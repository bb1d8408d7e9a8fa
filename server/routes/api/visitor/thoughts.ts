/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PreviewQuerySchema } from '#contract/api/preview.ts';
import { EarnedThoughtsSchema } from '#contract/api/thoughts.ts';
import { apiPaths } from '#contract/paths.ts';
import { openCasePhase } from '#contract/opening.ts';
import { lastingThoughts, openCaseThoughts } from '../../../content/thoughts/openCase.ts';
import { hasEnded } from '../../../profile/acts.ts';
import { showsTheEnd } from '../../../story/preview.ts';
import { errorResponses } from '../../errorResponses.ts';

const thoughtsFor = (phase: number, isAfterTheEnd: boolean): Record<string, string[]> => {
  if (phase < openCasePhase) return {};
  const given = isAfterTheEnd ? lastingThoughts : openCaseThoughts;
  return Object.fromEntries(Object.entries(given).map(([category, texts]) => [category, [...texts]]));
};

/** The thoughts that this visitor has earned, in addition to the thoughts in the bundle. R-TH-01. */
const visitorThoughts: FastifyPluginAsyncTypebox<{ isInspectorEnabled: boolean }> = async (
  app,
  { isInspectorEnabled },
) => {
  app.get(
    apiPaths.thoughts,
    {
      schema: {
        summary: 'The thoughts that name the open case, by category; none before phase 3, fewer after the end.',
        querystring: PreviewQuerySchema,
        response: { 200: EarnedThoughtsSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const [{ phaseUnlocked }, acts] = await Promise.all([request.assessment(), request.acts()]);
      const preview = isInspectorEnabled ? request.query : {};
      reply.header('cache-control', 'no-store');
      return thoughtsFor(preview.phase ?? phaseUnlocked, showsTheEnd(preview, hasEnded(acts)));
    },
  );
};
export default visitorThoughts;
