import type { FastifyRequest } from 'fastify';
import { momentsAt } from '#contract/calendar.ts';
import { clicksToRecover } from '#contract/opening.ts';
import { offsetHeader } from '#contract/paths.ts';
import type { ActsDone } from '../../../profile/acts.ts';
import type { Assessment } from '../../../profile/assess.ts';
import type { VisitorRecord } from '../../../profile/record.ts';
import { type StoryVisits, visitsAfterReading } from '../../../profile/storyVisits.ts';
import type { StoryFacts } from '../../../story/facts.ts';
import { allFragments } from '../../../story/fragmentInventory.ts';
import type { StoryLibrary } from '../../../story/library.ts';
import { visitorFacts } from '../../../story/visitorFacts.ts';

/** A request about several stories. Only the offset of the reader's clock is taken from it. */
export type AskedOfStories = FastifyRequest<{ Headers: { [offsetHeader]?: number } }>;

/** The stored data about a reader, for a route that plays several stories. */
export interface StoryReader {
  readonly assessed: Assessment;
  readonly record: VisitorRecord;
  readonly acts: ActsDone;
  /** The ids of the unlocked clauses, in order. */
  readonly clauses: readonly string[];
  /** The names of the recovered archive files, in order. */
  readonly files: readonly string[];
  /** The visits to story pages by slug; the latest page is last. */
  readonly visits: ReadonlyMap<string, StoryVisits>;
  /** The fragments that were found and exist, as type:id. */
  readonly found: ReadonlySet<string>;
  readonly isStored: boolean;
  /** The facts of a page's story for this reader, if the reader opened the page now. */
  readonly factsOn: (slug: string) => StoryFacts;
}

/** Reads the stored data about the reader of a request. */
export async function readerOf(request: AskedOfStories, stories: StoryLibrary): Promise<StoryReader> {
  const { id } = request.visitor();
  const { server } = request;
  const { archive, judgments, narratives, protocols, storyVisits } = server.storage;
  const now = server.clock();
  const [assessed, record, narrative, acts, vote, clauses, visits, files, isStored] = await Promise.all([
    request.assessment(),
    request.record(),
    narratives.read(id),
    request.acts(),
    judgments.read(id),
    protocols.read(id),
    storyVisits.readAll(id),
    archive.files(id, clicksToRecover),
    request.isStored(),
  ]);
  const all = allFragments(stories);
  const found = new Set((narrative?.discoveredFragments ?? []).filter((fragment) => all.has(fragment)));
  const moments = momentsAt(now, Number(request.headers[offsetHeader] ?? 0));
  const factsOn = (slug: string): StoryFacts => {
    const known = visits.get(slug) ?? null;
    return visitorFacts({
      id,
      assessed,
      record,
      acts,
      vote,
      seals: clauses.length,
      files: files.length,
      fragments: found.size,
      visits: visitsAfterReading(known, now, assessed.phaseUnlocked).earlier,
      rooms: isStored && known === null ? visits.size + 1 : visits.size,
      moments,
    });
  };
  return { assessed, record, acts, clauses, files, visits, found, isStored, factsOn };
}
