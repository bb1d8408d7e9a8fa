/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type StoryBlock, StoryPageSchema, StoryQuerySchema } from '#contract/api/story.ts';
import { largestOffset, momentsAt } from '#contract/calendar.ts';
import { aheadHeader, apiPaths, offsetHeader } from '#contract/paths.ts';
import { clicksToRecover } from '#contract/opening.ts';
import { StorageUnavailable, type Visitor } from '../../../storage/storage.ts';
import { allFragments } from '../../../story/fragmentInventory.ts';
import type { StoryLibrary } from '../../../story/library.ts';
import type { StoryFacts } from '../../../story/facts.ts';
import { factsBefore, withNewLines } from '../../../story/newLines.ts';
import { isPreview, previewedFacts, previewError } from '../../../story/preview.ts';
import type { StoryBudget } from '../../../story/StoryBudget.ts';
import { createStoryCache } from '../../../story/storyCache.ts';
import { visitorFacts } from '../../../story/visitorFacts.ts';
import { type ActsDone, actsAfter } from '../../../profile/acts.ts';
import { type StoryVisits, visitsAfterReading } from '../../../profile/storyVisits.ts';
import { errorResponses } from '../../errorResponses.ts';

/** The number of different fragments in a list from the client that exist in the stories. */
type CountFragments = (fragments: readonly string[]) => number;

/** The facts for a story. Only the offset of the visitor's clock is taken from the request. */
async function factsOf(request: FastifyRequest, visit: Visit, count: CountFragments): Promise<StoryFacts> {
  const { id } = request.visitor();
  const { archive, judgments, narratives, protocols } = request.server.storage;
  const [assessed, record, narrative, done, vote, seals, files] = await Promise.all([
    request.assessment(),
    request.record(),
    narratives.read(id),
    request.acts(),
    judgments.read(id),
    protocols.read(id),
    archive.countFiles(id, clicksToRecover),
  ]);
  return visitorFacts({
    id,
    assessed,
    record,
    acts: done,
    vote,
    seals: seals.length,
    files,
    fragments: count(narrative?.discoveredFragments ?? []),
    visits: visit.earlier,
    rooms: visit.rooms,
    moments: momentsAt(request.server.clock(), Number(request.headers[offsetHeader] ?? 0)),
  });
}

/**
 * Stores the acts of this reading that other pages remember. If the store is unavailable, the acts are lost and the
 * page is still sent. Fault 14.
 */
async function remember(request: FastifyRequest, done: ActsDone, remembered: readonly string[]): Promise<void> {
  if (actsAfter(done, remembered) === done) return;
  await saveUnlessUnavailable(request, savingOfActs(request.server, request.visitor(), remembered));
}

// Separate functions, so that a buffered write does not keep its request in memory.
const savingOfActs =
  ({ storage }: FastifyInstance, visitor: Visitor, remembered: readonly string[]) =>
  () =>
    storage.acts.save(visitor, remembered);
const savingOfVisits =
  ({ storage }: FastifyInstance, visitor: Visitor, slug: string, visits: StoryVisits) =>
  () =>
    storage.storyVisits.save(visitor, slug, visits);

/**
 * Runs a write that the page can do without. An error of an unavailable store is only logged (fault 14). For a visitor
 * without a record, the write is buffered until their first batch.
 */
async function saveUnlessUnavailable(request: FastifyRequest, save: () => Promise<unknown>) {
  try {
    await request.saveOrBuffer(save);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    request.failure = error;
  }
}

interface Visit {
  /** Earlier visits to this page. */
  readonly earlier: number;
  /** Number of opened story pages. This page counts if the visitor has a record and the request counts as read. */
  readonly rooms: number;
  /** The last reading before the reader returned to the page; undefined for none. */
  readonly before: StoryVisits['before'] | undefined;
  /** Saves the visit. Called after the page is made, because phases 3 to 5 depend on the pages that were sent. */
  readonly save: () => Promise<void>;
}

/**
 * This visit to a page. It is saved if it counts as read, for a visitor with a cookie. If the store is unavailable, the
 * visit is lost and the page is still sent. Fault 14.
 */
async function visitOf(request: FastifyRequest, slug: string, path: string, isRead: boolean): Promise<Visit> {
  const { clock, storage } = request.server;
  const visitor = request.visitor();
  const [known, opened, isStored, { phaseUnlocked }] = await Promise.all([
    storage.storyVisits.read(visitor.id, slug),
    storage.storyVisits.count(visitor.id),
    request.isStored(),
    request.assessment(),
  ]);
  const visits = visitsAfterReading(known, clock(), phaseUnlocked, path);
  const isSaved = isRead && visits !== known;
  return {
    earlier: visits.earlier,
    rooms: isSaved && isStored && known === null ? opened + 1 : opened,
    before: visits.before,
    async save() {
      if (isSaved) await saveUnlessUnavailable(request, savingOfVisits(request.server, visitor, slug, visits));
    },
  };
}

/** The possible facts of the reading before this visit; empty when they are the same as now. B-PLAIN-02. */
async function earlierFacts(
  request: FastifyRequest,
  slug: string,
  facts: StoryFacts,
  before: StoryVisits['before'] | undefined,
): Promise<StoryFacts[]> {
  if (before === undefined) return [];
  const laterActs = await request.server.storage.acts.doneAfter(request.visitor().id, before.readAt);
  return factsBefore(facts, { slug, phase: before.phase, laterActs });
}

/** One page of a story, with the text that this visitor may see. Decision 11. */
const story: FastifyPluginAsyncTypebox<{
  isInspectorEnabled: boolean;
  stories: StoryLibrary;
  budget: StoryBudget;
}> = async (app, { isInspectorEnabled, stories, budget }) => {
  const storyCache = createStoryCache(undefined, budget);
  const countFragments: CountFragments = (found) => {
    if (found.length === 0) return 0;
    const all = allFragments(stories);
    return new Set(found.filter((fragment) => all.has(fragment))).size;
  };

  app.get(
    `${apiPaths.story}/:slug`,
    {
      schema: {
        summary: 'The text of a story page for this visitor along a path of choices.',
        params: Type.Object({ slug: Type.String({ maxLength: 40 }) }),
        querystring: StoryQuerySchema,
        headers: Type.Object({
          [aheadHeader]: Type.Optional(Type.Literal('1')),
          [offsetHeader]: Type.Optional(Type.Integer({ minimum: -largestOffset, maximum: largestOffset })),
        }),
        response: { 200: StoryPageSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const found = stories.find(request.params.slug);
      if (found === null) return reply.code(404).send({ message: 'No story is kept under this name.' });
      const { path = '', ...preview } = request.query;
      // Without the inspector the parameters are ignored, so that an error cannot reveal the possible acts.
      const wrong = isInspectorEnabled ? previewError(preview) : null;
      if (wrong !== null) return reply.code(400).send({ message: wrong });
      const isPreviewed = isInspectorEnabled && isPreview(preview);
      // Not counted as read: previews, pages fetched ahead, and requests that another site started.
      const isAhead = request.headers[aheadHeader] !== undefined;
      const isRead = !isPreviewed && !isAhead && !request.isFromAnotherSite();
      const visit = await visitOf(request, found.slug, path, isRead);
      const facts = await factsOf(request, visit, countFragments);
      const shown = isPreviewed ? previewedFacts(facts, preview) : facts;
      const played = await storyCache.read(found, shown, path, request.address());
      if (played === null) return reply.code(400).send({ message: 'The story does not offer this path.' });
      const earlier = isPreviewed ? [] : await earlierFacts(request, found.slug, facts, visit.before);
      await visit.save();
      if (isRead) await remember(request, facts.acts ?? {}, played.remembered);
      reply.header('cache-control', 'no-store');
      if (earlier.length === 0) return played.page;
      const known: StoryBlock[] = [];
      for (const then of earlier) {
        known.push(...(await storyCache.readFurthest(found, then, path, request.address())).page.blocks);
      }
      return { ...played.page, blocks: withNewLines(played.page.blocks, known) };
    },
  );
};
export default story;
