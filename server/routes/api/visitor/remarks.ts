/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PreviewQuerySchema } from '#contract/api/preview.ts';
import { RemarksSchema } from '#contract/api/remarks.ts';
import { withholdingSuspicion } from '#contract/opening.ts';
import { apiPaths } from '#contract/paths.ts';
import { type Remark, remarks, remarksAfterEnd } from '../../../content/remarks/remarks.ts';
import { hasEnded } from '../../../profile/acts.ts';
import { showsTheEnd } from '../../../story/preview.ts';
import { errorResponses } from '../../errorResponses.ts';

const linesOf = (said: readonly Remark[], suspicion: number): string[] =>
  said.map(({ says, withholds }) => (suspicion >= withholdingSuspicion ? withholds : says));

/** The remarks for this visitor. The simulation decides when and where they appear. R-UI-06. */
const visitorRemarks: FastifyPluginAsyncTypebox<{ isInspectorEnabled: boolean }> = async (
  app,
  { isInspectorEnabled },
) => {
  app.get(
    apiPaths.remarks,
    {
      schema: {
        summary: 'The remarks of the agent of this phase; none at phase 0, those of all five after the end.',
        querystring: PreviewQuerySchema,
        response: { 200: RemarksSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const [{ phaseUnlocked, suspicionLevel }, acts] = await Promise.all([request.assessment(), request.acts()]);
      const preview = isInspectorEnabled ? request.query : {};
      const phase = preview.phase ?? phaseUnlocked;
      const said = showsTheEnd(preview, hasEnded(acts))
        ? remarksAfterEnd
        : (remarks[phase as keyof typeof remarks] ?? []);
      reply.header('cache-control', 'no-store');
      return { phase, lines: linesOf(said, preview.suspicion ?? suspicionLevel) };
    },
  );
};
export default visitorRemarks;
