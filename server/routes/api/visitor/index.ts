/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import {
  AcknowledgementSchema,
  BehaviorTrackSchema,
  NarrativeStateBodySchema,
  NarrativeStateReplySchema,
  PersonalizationFeedbackSchema,
  RecommendationsReplySchema,
  TrackingEventSchema,
  TrackReplySchema,
} from '#contract/api/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import { ProfileSchema } from '#contract/visitor.ts';
import { fragments } from '../../../content/archive/fragments.ts';

import { recommend } from '../../../profile/recommend.ts';
import { refusals } from '../../refusals.ts';
import { DeliveryHeadersSchema, deliveryOf } from './delivery.ts';
import { lettersUpTo } from './letters.ts';
import { unlockedOf } from './unlocked.ts';

/** The five calls about the visitor. Spec §7. */
const visitor: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    apiPaths.track,
    {
      schema: {
        summary: 'Takes a behaviour batch, or one click on an archive file. A delivery counts once.',
        headers: DeliveryHeadersSchema,
        body: Type.Union([BehaviorTrackSchema, TrackingEventSchema]),
        response: { 200: TrackReplySchema, ...refusals },
      },
    },
    async (request) => {
      if (!request.isKnown()) return { counted: false };
      const { body } = request;
      const delivery = deliveryOf(request.headers);
      if ('behaviorData' in body) {
        return { counted: await app.storage.visitors.ingest(request.visitor(), delivery, body.behaviorData) };
      }
      const { filename } = body.data;
      const known = Object.hasOwn(fragments, filename) ? filename : null;
      return { counted: await app.storage.archive.click(request.visitor(), delivery, known) };
    },
  );

  app.get(
    apiPaths.profile,
    { schema: { summary: 'What the engine says of this visitor.', response: { 200: ProfileSchema, ...refusals } } },
    async (request, reply) => {
      const [{ interactionSequence, ...assessed }, clauses] = await Promise.all([
        request.assessment(),
        app.storage.protocols.read(request.visitor().id),
      ]);
      reply.header('cache-control', 'no-store');
      return {
        ...assessed,
        behaviorProfile: { interactionSequence: [...interactionSequence] },
        personalizedNotes: lettersUpTo(assessed.phaseUnlocked),
        protocols: unlockedOf(clauses),
      };
    },
  );

  app.post(
    apiPaths.narrativeState,
    {
      schema: {
        summary: 'Keeps what the visitor has found, and in which order.',
        body: NarrativeStateBodySchema,
        response: { 200: NarrativeStateReplySchema, ...refusals },
      },
    },
    async (request) => ({
      fragments: request.isKnown() ? await app.storage.narratives.keep(request.visitor(), request.body) : 0,
    }),
  );

  app.get(
    apiPaths.recommendations,
    {
      schema: {
        summary: 'Where to go next; nothing below phase 2.',
        response: { 200: RecommendationsReplySchema, ...refusals },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return recommend(await request.assessment());
    },
  );

  app.post(
    apiPaths.personalizationFeedback,
    {
      schema: {
        summary: 'Keeps what a visitor made of a recommendation.',
        body: PersonalizationFeedbackSchema,
        response: { 200: AcknowledgementSchema, ...refusals },
      },
    },
    async (request) => {
      if (request.isKnown()) await app.storage.feedback.keep(request.visitor(), request.body);
      return { ok: true as const };
    },
  );
};
export default visitor;
