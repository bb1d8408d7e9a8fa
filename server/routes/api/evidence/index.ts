/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EvidenceSchema } from '#contract/api/evidence.ts';
import { apiPaths } from '#contract/paths.ts';
import { fragments } from '../../../content/archive/fragments.ts';
import { fragmentsByType } from '../../../story/inventory.ts';
import type { StoryLibrary } from '../../../story/library.ts';
import { refusals } from '../../refusals.ts';

/** How much there is to be found. The same for every visitor, and no help in finding it. */
const evidence: FastifyPluginAsyncTypebox<{ stories: StoryLibrary }> = async (app, { stories }) => {
  let types: Record<string, number> | null = null;
  app.get(
    apiPaths.evidence,
    {
      schema: {
        summary: 'How many fragments the stories and the archive hold, by type.',
        response: { 200: EvidenceSchema, ...refusals },
      },
    },
    async (_request, reply) => {
      types ??= { ...fragmentsByType(stories), archive: Object.keys(fragments).length };
      reply.header('cache-control', 'no-cache');
      return { types };
    },
  );
};
export default evidence;
