/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ClaimBodySchema,
  ClaimReplySchema,
  type RecordDigest,
  RecoveryBodySchema,
  RecoveryPreviewSchema,
  RecoveryReplySchema,
} from '#contract/api/recovery.ts';
import { isKept } from '#contract/consent.ts';
import { apiPaths } from '#contract/paths.ts';
import { errorResponses, recordRequired } from '../../errorResponses.ts';

const nothingKept = 'Nothing is kept of you yet, so there is nothing to carry elsewhere.';
const unknownPhrase = 'No record is kept under these words.';

/** Moves a visitor's record to another browser by a recovery phrase. Only a hash of the phrase is stored. B-PRV-06. */
const recovery: FastifyPluginAsyncTypebox = async (app) => {
  const digestOf = async (visitorId: string): Promise<RecordDigest | null> => {
    const [record, narrative] = await Promise.all([
      app.storage.visitors.read(visitorId),
      app.storage.narratives.read(visitorId),
    ]);
    if (record === null) return null;
    const { phase, firstSeenAt, lastSeenAt } = record;
    return { phase, firstSeenAt, lastSeenAt, finds: narrative?.discoveredFragments.length ?? 0 };
  };

  app.get(
    apiPaths.recovery,
    {
      schema: {
        summary: 'When this visitor’s recovery phrase was made; null for none.',
        response: { 200: RecoveryReplySchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { madeAt: await app.storage.recovery.madeAt(request.visitor().id) };
    },
  );

  app.post(
    apiPaths.recovery,
    {
      schema: {
        summary: 'Gives this visitor a recovery phrase, in place of an earlier one. The words stay in the browser.',
        body: RecoveryBodySchema,
        response: { 200: RecoveryReplySchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      if (!(await request.isStored())) return reply.code(400).send({ message: nothingKept });
      reply.header('cache-control', 'no-store');
      return { madeAt: await app.storage.recovery.save(request.visitor(), request.body.key) };
    },
  );

  app.post(
    `${apiPaths.recovery}/preview`,
    {
      schema: {
        summary: 'What the record of a phrase holds, beside this visitor’s own. Changes nothing.',
        body: RecoveryBodySchema,
        response: { 200: RecoveryPreviewSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      await app.countRecovery(request);
      const owner = await app.storage.recovery.ownerOf(request.body.key);
      const found = owner === null ? null : await digestOf(owner);
      if (found === null) return reply.code(404).send({ message: unknownPhrase });
      const { id } = request.visitor();
      reply.header('cache-control', 'no-store');
      return { isOwn: owner === id, found, own: owner === id ? null : await digestOf(id) };
    },
  );

  app.post(
    `${apiPaths.recovery}/claim`,
    {
      schema: {
        summary: 'Goes on with the record of a phrase; this visitor’s own is added to it first, or erased.',
        body: ClaimBodySchema,
        response: { 200: ClaimReplySchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      await app.countRecovery(request);
      if (!isKept(request.consent())) return reply.code(400).send({ message: recordRequired('A record') });
      const { key, own } = request.body;
      const claimed = await app.storage.recovery.claim(request.visitor().id, key, own);
      if (claimed === null) return reply.code(404).send({ message: unknownPhrase });
      request.become(claimed);
      reply.header('cache-control', 'no-store');
      const found = await app.storage.narratives.read(claimed.id);
      return found ?? { discoveredFragments: [], investigationPath: [] };
    },
  );
};
export default recovery;
