/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import {
  AcknowledgementSchema,
  BehaviorTrackSchema,
  type NarrativeStateBody,
  NarrativeStateBodySchema,
  NarrativeStateReplySchema,
  PersonalizationFeedbackSchema,
  RecommendationsReplySchema,
  TrackingEventSchema,
  TrackReplySchema,
} from '#contract/api/visitor.ts';
import { apiPaths, batchIdHeader } from '#contract/paths.ts';
import { ProfileSchema } from '#contract/visitor.ts';
import { archivePhase } from '#contract/opening.ts';
import { fileTexts } from '../../../content/archive/fileTexts.ts';
import { hasEnded, keepsWord } from '../../../profile/acts.ts';
import { isPlausibleStart } from '../../../profile/plausible.ts';
import { recommend } from '../../../profile/recommend.ts';
import type { Visitor } from '../../../storage/storage.ts';
import { changingPhases } from '../../../story/changingPhases.ts';
import { allFragments } from '../../../story/fragmentInventory.ts';
import type { StoryLibrary } from '../../../story/library.ts';
import { errorResponses } from '../../errorResponses.ts';
import { DeliveryHeadersSchema } from './delivery.ts';
import { hallLineFor } from './hallLine.ts';
import { lettersUpTo } from './letters.ts';
import { collationFor, unlockedProtocols } from './unlockedProtocols.ts';

/** A separate function, so that a buffered write does not keep its request in memory. */
const savingOfFinds =
  ({ storage }: FastifyInstance, visitor: Visitor, state: NarrativeStateBody) =>
  () =>
    storage.narratives.save(visitor, state);

/** Tracking, profile, narrative state, recommendations and feedback of a visitor. Spec §7. */
const visitor: FastifyPluginAsyncTypebox<{ stories: StoryLibrary }> = async (app, { stories }) => {
  const changesOf = (slug: string): readonly number[] => {
    const story = stories.find(slug);
    return story === null ? [] : changingPhases(story);
  };

  let inventory: ReadonlyMap<string, string> | null = null;
  /**
   * The fragments of `found` that exist, as the inventory's own strings, so that a buffered write does not keep other
   * strings in memory.
   */
  const existing = (found: readonly string[]): string[] => {
    inventory ??= new Map(Array.from(allFragments(stories), (fragment) => [fragment, fragment]));
    const known = inventory;
    return found.flatMap((fragment) => known.get(fragment) ?? []);
  };

  app.post(
    apiPaths.track,
    {
      // The handler of a batch reads the record in its own transaction.
      config: { looksUpVisitor: false },
      schema: {
        summary: 'Counts a behaviour batch, or one click on an archive file. A repeated delivery counts once.',
        headers: DeliveryHeadersSchema,
        body: Type.Union([BehaviorTrackSchema, TrackingEventSchema]),
        response: { 200: TrackReplySchema, ...errorResponses },
      },
    },
    async (request) => {
      const { body } = request;
      if (!('behaviorData' in body)) await request.lookUp();
      if (!request.isKnown()) return { counted: false };
      const delivery = request.headers[batchIdHeader] ?? null;
      if ('behaviorData' in body) {
        const { behaviorData } = body;
        const counted = await app.storage.visitors.ingest(request.visitor(), delivery, behaviorData, async () => {
          const isNew = isPlausibleStart(behaviorData);
          if (isNew) await app.countNewVisitor(request, request.visitor().id);
          return isNew;
        });
        if (counted) await request.saveBuffered();
        return { counted };
      }
      if (!(await request.isStored())) return { counted: false };
      const { filename } = body.data;
      const { phaseUnlocked } = await request.assessment();
      const known = phaseUnlocked >= archivePhase && Object.hasOwn(fileTexts, filename) ? filename : null;
      return { counted: await app.storage.archive.recordClick(request.visitor(), delivery, known) };
    },
  );

  app.get(
    apiPaths.profile,
    {
      schema: { summary: 'The profile of this visitor.', response: { 200: ProfileSchema, ...errorResponses } },
    },
    async (request, reply) => {
      const { id } = request.visitor();
      const [{ interactionSequence, ...assessed }, clauses, acts, vote] = await Promise.all([
        request.assessment(),
        app.storage.protocols.read(id),
        request.acts(),
        app.storage.judgments.read(id),
      ]);
      const end = { ended: hasEnded(acts), keptWord: keepsWord(acts) };
      const hallLine = hallLineFor(assessed.phaseUnlocked, acts, vote);
      const collation = collationFor(clauses, assessed.phaseUnlocked, end.ended || end.keptWord);
      reply.header('cache-control', 'no-store');
      return {
        ...assessed,
        behaviorProfile: { interactionSequence: [...interactionSequence] },
        personalizedNotes: lettersUpTo(assessed.phaseUnlocked, end, acts),
        ended: end.ended,
        ...(end.keptWord && { keptWord: true }),
        ...(hallLine !== undefined && { hallLine }),
        protocols: unlockedProtocols(clauses),
        ...(collation !== undefined && { collation }),
      };
    },
  );

  app.post(
    apiPaths.narrativeState,
    {
      schema: {
        summary: 'Adds the fragments that the visitor has found, in order. One that does not exist is left out.',
        body: NarrativeStateBodySchema,
        response: { 200: NarrativeStateReplySchema, ...errorResponses },
      },
    },
    async (request) => {
      if (!request.isKnown()) return { fragments: 0 };
      const { discoveredFragments, investigationPath } = request.body;
      const save = savingOfFinds(app, request.visitor(), {
        discoveredFragments: existing(discoveredFragments),
        investigationPath: existing(investigationPath),
      });
      if (await request.isStored()) return { fragments: await save() };
      // An empty list is not worth a place in the buffer.
      if (discoveredFragments.length + investigationPath.length > 0) await request.saveOrBuffer(save, 'finds');
      return { fragments: 0 };
    },
  );

  app.get(
    apiPaths.recommendations,
    {
      schema: {
        summary: 'Recommended pages, which follow what was read and answered; none below phase 2.',
        response: { 200: RecommendationsReplySchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id } = request.visitor();
      const [record, visits, answers] = await Promise.all([
        request.record(),
        app.storage.storyVisits.readAll(id),
        app.storage.feedback.read(id),
      ]);
      return recommend({ record, visits, answers, changesOf });
    },
  );

  app.post(
    apiPaths.personalizationFeedback,
    {
      schema: {
        summary: 'Stores the reaction to a recommendation. It changes what is recommended next.',
        body: PersonalizationFeedbackSchema,
        response: { 200: AcknowledgementSchema, ...errorResponses },
      },
    },
    async (request) => {
      if (await request.isStored()) await app.storage.feedback.save(request.visitor(), request.body);
      return { ok: true as const };
    },
  );
};
export default visitor;
