/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RemarksQuerySchema, RemarksSchema, withholdingSuspicion } from '#contract/api/remarks.ts';
import { apiPaths } from '#contract/paths.ts';
import { remarks } from '../../../content/remarks/remarks.ts';
import { refusals } from '../../refusals.ts';

const linesFor = (phase: number, suspicion: number): string[] =>
  (remarks[phase as keyof typeof remarks] ?? []).map(({ says, withholds }) =>
    suspicion >= withholdingSuspicion ? withholds : says,
  );

/** What may be written in the margin for this visitor. When and where is the simulation's affair. R-UI-06. */
const visitorRemarks: FastifyPluginAsyncTypebox<{ isInspectorEnabled: boolean }> = async (
  app,
  { isInspectorEnabled },
) => {
  app.get(
    apiPaths.remarks,
    {
      schema: {
        summary: 'The lines that the agent of the phase may write in a margin; none at phase 0.',
        querystring: RemarksQuerySchema,
        response: { 200: RemarksSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { phaseUnlocked, suspicionLevel } = await request.assessment();
      const previewed = isInspectorEnabled ? request.query : {};
      const phase = previewed.phase ?? phaseUnlocked;
      reply.header('cache-control', 'no-store');
      return { phase, lines: linesFor(phase, previewed.suspicion ?? suspicionLevel) };
    },
  );
};
export default visitorRemarks;
