import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { ArchiveFragmentSchema } from '#contract/api/archive.ts';
import { isKept } from '#contract/consent.ts';
import { apiPaths } from '#contract/paths.ts';
import { archivePhase, clicksToRecover } from '#contract/opening.ts';
import { fileTexts } from '../../../content/archive/fileTexts.ts';
import { picture } from '../../../content/archive/picture.ts';
import { errorResponses } from '../../errorResponses.ts';

/**
 * The text of an archive file and its piece of the picture, after this visitor's third click on the file at phase 1 or
 * above.
 */
const archive: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    `${apiPaths.archive}/:filename`,
    {
      schema: {
        summary: 'The text of an archive file and its piece of the picture, from the third recorded click on.',
        params: Type.Object({ filename: Type.String({ maxLength: 80 }) }),
        response: { 200: ArchiveFragmentSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { filename } = request.params;
      const fragment = Object.hasOwn(fileTexts, filename) ? fileTexts[filename] : undefined;
      const piece = picture.get(filename);
      if (fragment === undefined || piece === undefined)
        return reply.code(404).send({ message: 'File contents corrupted beyond recovery.' });
      const [{ phaseUnlocked }, clicks] = await Promise.all([
        request.assessment(),
        app.storage.archive.countClicks(request.visitor().id, filename),
      ]);
      // For a visitor without a record, only the page counts the clicks.
      const isRecovered = clicks >= clicksToRecover || !isKept(request.consent());
      if (phaseUnlocked < archivePhase || !isRecovered)
        return reply.code(403).send({ message: 'This file has not been recovered yet.' });
      reply.header('cache-control', 'no-store');
      return { filename, fragment, piece };
    },
  );
};
export default archive;
