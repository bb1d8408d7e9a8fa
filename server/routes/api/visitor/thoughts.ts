/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PreviewQuerySchema } from '#contract/api/preview.ts';
import { EarnedThoughtsSchema } from '#contract/api/thoughts.ts';
import { apiPaths } from '#contract/paths.ts';
import { openCasePhase, openCaseThoughts } from '../../../content/thoughts/openCase.ts';
import { errorResponses } from '../../errorResponses.ts';

const thoughtsFor = (phase: number): Record<string, string[]> =>
  phase < openCasePhase
    ? {}
    : Object.fromEntries(Object.entries(openCaseThoughts).map(([category, texts]) => [category, [...texts]]));

/** The thoughts that this visitor has earned, in addition to those that ship. R-TH-01. */
const visitorThoughts: FastifyPluginAsyncTypebox<{ isInspectorEnabled: boolean }> = async (
  app,
  { isInspectorEnabled },
) => {
  app.get(
    apiPaths.thoughts,
    {
      schema: {
        summary: 'The thoughts that name the open case, by category; none before phase 3.',
        querystring: PreviewQuerySchema,
        response: { 200: EarnedThoughtsSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { phaseUnlocked } = await request.assessment();
      const phase = (isInspectorEnabled ? request.query.phase : undefined) ?? phaseUnlocked;
      reply.header('cache-control', 'no-store');
      return thoughtsFor(phase);
    },
  );
};
export default visitorThoughts;
