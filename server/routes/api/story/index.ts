/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { StoryPageSchema, StoryQuerySchema } from '#contract/api/story.ts';
import { apiPaths } from '#contract/paths.ts';
import { StorageUnavailable } from '../../../storage/storage.ts';
import { findable } from '../../../story/inventory.ts';
import type { StoryLibrary } from '../../../story/library.ts';
import type { StoryFacts } from '../../../story/read.ts';
import { openShelf } from '../../../story/shelf.ts';
import { visitsAfterReading } from '../../../story/visits.ts';
import { refusals } from '../../refusals.ts';

/** Digits of the visitor's id that seed the shuffles: 28 bits, which Ink's generator takes whole. */
const seedDigits = 7;

/** Of what a reader says to have found, the number of different pieces that there are. */
type CountFinds = (fragments: readonly string[]) => number;

/** What a story may know, from the visitor's own record; the reader has no say in it. */
async function factsOf(request: FastifyRequest, visits: number, count: CountFinds): Promise<StoryFacts> {
  const { id } = request.visitor();
  const [{ phaseUnlocked, suspicionLevel }, narrative] = await Promise.all([
    request.assessment(),
    request.server.storage.narratives.read(id),
  ]);
  return {
    seed: Number.parseInt(id.slice(0, seedDigits), 16),
    phase: phaseUnlocked,
    suspicion: suspicionLevel,
    fragments: count(narrative?.discoveredFragments ?? []),
    visits,
  };
}

/**
 * Notes that somebody with a cookie reads here, and answers how many visits went before this one. Where the store takes
 * nothing in, this visit goes unnoted, and the page is read all the same. Fault 14.
 */
async function earlierVisits(request: FastifyRequest, slug: string): Promise<number> {
  const { clock, storage } = request.server;
  const known = await storage.stories.read(request.visitor().id, slug);
  const visits = visitsAfterReading(known, clock());
  if (visits !== known && request.isKnown()) {
    try {
      await storage.stories.keep(request.visitor(), slug, visits);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      request.log.warn({ err: error }, 'a visit was not noted');
    }
  }
  return visits.earlier;
}

/** One page of a story, as far as this visitor may read it. docs/design.md, "Story". */
const story: FastifyPluginAsyncTypebox<{ isInspectorEnabled: boolean; stories: StoryLibrary }> = async (
  app,
  { isInspectorEnabled, stories },
) => {
  const shelf = openShelf();
  /** Gathered once: what somebody writes in development counts from the next start on. */
  let known: ReadonlySet<string> | null = null;
  const countFinds: CountFinds = (fragments) => {
    if (fragments.length === 0) return 0;
    const all = (known ??= findable(stories));
    return new Set(fragments.filter((fragment) => all.has(fragment))).size;
  };

  app.get(
    `${apiPaths.story}/:slug`,
    {
      schema: {
        summary: 'What a page says to this visitor along a path of choices.',
        params: Type.Object({ slug: Type.String({ maxLength: 40 }) }),
        querystring: StoryQuerySchema,
        response: { 200: StoryPageSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const found = stories.find(request.params.slug);
      if (found === null) return reply.code(404).send({ message: 'No story is kept under this name.' });
      const { path = '', phase, suspicion } = request.query;
      const facts = await factsOf(request, await earlierVisits(request, found.slug), countFinds);
      const shown = isInspectorEnabled
        ? { ...facts, phase: phase ?? facts.phase, suspicion: suspicion ?? facts.suspicion }
        : facts;
      const page = await shelf.read(found, shown, path);
      if (page === null) return reply.code(400).send({ message: 'The story does not offer this path.' });
      reply.header('cache-control', 'no-store');
      return page;
    },
  );
};
export default story;
