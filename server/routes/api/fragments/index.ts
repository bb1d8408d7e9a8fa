/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FragmentTotalsSchema } from '#contract/api/fragmentTotals.ts';
import { apiPaths } from '#contract/paths.ts';
import { fileTexts } from '../../../content/archive/fileTexts.ts';
import { countFragmentsByType } from '../../../story/fragmentInventory.ts';
import type { StoryLibrary } from '../../../story/library.ts';
import { errorResponses } from '../../errorResponses.ts';

/** The total number of fragments by type. The same for every visitor; contains no fragment ids. */
const fragmentTotals: FastifyPluginAsyncTypebox<{ stories: StoryLibrary }> = async (app, { stories }) => {
  let types: Record<string, number> | null = null;
  app.get(
    apiPaths.fragmentTotals,
    {
      schema: {
        summary: 'The number of fragments in the stories and the archive, by type.',
        response: { 200: FragmentTotalsSchema, ...errorResponses },
      },
    },
    async (_request, reply) => {
      types ??= { ...countFragmentsByType(stories), archive: Object.keys(fileTexts).length };
      reply.header('cache-control', 'no-cache');
      return { types };
    },
  );
};
export default fragmentTotals;
