/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type SayReply, SayBodySchema, SayReplySchema } from '#contract/api/say.ts';
import { largestOffset, momentsAt } from '#contract/calendar.ts';
import { isObjection, lineObjectedTo } from '#contract/objection.ts';
import { apiPaths, offsetHeader } from '#contract/paths.ts';
import { clicksToRecover, firstVoicePhase } from '#contract/opening.ts';
import { fragments as archiveTexts } from '../../../content/archive/fragments.ts';
import { ending } from '../../../content/ending/ending.ts';
import { protocols } from '../../../content/protocols/protocols.ts';
import {
  type Answer,
  answerInTheBuilding,
  answerTo,
  answerToObjection,
  type Hearer,
  toldOn,
} from '../../../content/speech/answer.ts';
import { asksForHint } from '../../../content/speech/asking.ts';
import { foldWords } from '../../../content/speech/fold.ts';
import { voiceNames } from '../../../content/speech/rule.ts';
import { hasEnded, isSeated } from '../../../profile/acts.ts';
import { visitsAfterReading } from '../../../profile/storyVisits.ts';
import type { StoryFacts } from '../../../story/facts.ts';
import { allFragments } from '../../../story/fragmentInventory.ts';
import { type Allowance, explore, type Play } from '../../../story/hints/explore.ts';
import { hintAfter, type HintReader } from '../../../story/hints/hints.ts';
import type { StoryLibrary } from '../../../story/library.ts';
import type { StoryBudget } from '../../../story/StoryBudget.ts';
import { createStoryCache } from '../../../story/storyCache.ts';
import { errorResponses } from '../../errorResponses.ts';

/** First phase with the letter whose lines take objections. */
const letterOfLines = 4;

/** Limits of the search for a word: the number of latest story pages, and of positions in them. */
const roomsSearched = 3;
const pagesSearched = 24;

/** Number of cached story positions for hints, so that a repeated hint plays little. */
const positionsKept = 200;

type Asked = FastifyRequest<{ Headers: { [offsetHeader]?: number } }>;

/**
 * The facts about the reader that hints depend on, from the stored data. The request contributes only the offset of
 * their clock.
 */
async function readerOf(request: Asked, stories: StoryLibrary): Promise<HintReader> {
  const { id } = request.visitor();
  const { server } = request;
  const { archive, judgments, narratives, protocols: unlocked, storyVisits } = server.storage;
  const now = server.clock();
  const [assessed, record, narrative, acts, vote, clauses, visits, isStored] = await Promise.all([
    request.assessment(),
    request.record(),
    narratives.read(id),
    request.acts(),
    judgments.read(id),
    unlocked.read(id),
    storyVisits.readAll(id),
    request.isStored(),
  ]);
  const clicks = await Promise.all(
    Object.keys(archiveTexts).map(async (name) => [name, await archive.countClicks(id, name)] as const),
  );
  const recovered = new Set(clicks.flatMap(([name, count]) => (count >= clicksToRecover ? [name] : [])));
  const all = allFragments(stories);
  const found = new Set((narrative?.discoveredFragments ?? []).filter((fragment) => all.has(fragment)));
  const moments = momentsAt(now, Number(request.headers[offsetHeader] ?? 0));
  const factsOn = (slug: string): StoryFacts => {
    const known = visits.get(slug) ?? null;
    return {
      seed: Number.parseInt(id.slice(0, 7), 16),
      phase: assessed.phaseUnlocked,
      suspicion: assessed.suspicionLevel,
      fragments: found.size,
      visits: visitsAfterReading(known, now, assessed.phaseUnlocked).earlier,
      peak: Math.round(record.peakSuspicion * 10) / 10,
      seals: clauses.length,
      files: recovered.size,
      rooms: isStored && known === null ? visits.size + 1 : visits.size,
      vote,
      ended: hasEnded(acts) ? 1 : 0,
      kept: record.batches > 0 ? 1 : 0,
      moments,
      acts,
    };
  };
  return {
    phase: assessed.phaseUnlocked,
    hasEnded: hasEnded(acts),
    isKept: isStored,
    engagedMs: record.engagedMs,
    opened: new Set(visits.keys()),
    found,
    recovered,
    unlocked: new Set(clauses),
    isSeated: isSeated(acts),
    factsOn,
  };
}

/** The latest opened page that contains the word, of a few; null for none. */
async function pageWith(word: string, reader: HintReader, stories: StoryLibrary, play: Play): Promise<string | null> {
  const allowance: Allowance = { left: pagesSearched };
  const rooms = [...reader.opened].slice(-roomsSearched).toReversed();
  const isThere = new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'iu');
  for (const slug of rooms) {
    const story = stories.find(slug);
    if (story === null) continue;
    for await (const { page, path } of explore(play, story, reader.factsOn(slug), allowance)) {
      if (page.blocks.some(({ text }) => isThere.test(text))) return `/${slug}`;
      // Deeper positions mostly repeat the text of the first choices.
      if (path.length > 1) break;
    }
  }
  return null;
}

const wordsKept = new Set([...protocols.map(({ word }) => word), ending.word]);

/** Answers a reader's words. Nothing of them is stored or logged. B-SAY-01 to B-SAY-05. */
const say: FastifyPluginAsyncTypebox<{ stories: StoryLibrary; budget: StoryBudget }> = async (
  app,
  { stories, budget },
) => {
  const positions = createStoryCache(positionsKept, budget);

  app.post(
    apiPaths.say,
    {
      schema: {
        summary: 'Answers what the reader says. Nothing of it is stored.',
        body: SayBodySchema,
        headers: Type.Object({
          [offsetHeader]: Type.Optional(Type.Integer({ minimum: -largestOffset, maximum: largestOffset })),
        }),
        response: { 200: SayReplySchema, ...errorResponses },
      },
    },
    async (request, reply): Promise<SayReply> => {
      reply.header('cache-control', 'no-store');
      const { words, page, hint: last, asked } = request.body;
      const folded = foldWords(words);
      const [{ phaseUnlocked }, acts, visits] = await Promise.all([
        request.assessment(),
        request.acts(),
        app.storage.storyVisits.readAll(request.visitor().id),
      ]);
      const hearer: Hearer = {
        phase: phaseUnlocked,
        hasEnded: hasEnded(acts),
        page: page === '/' || page === '/index' ? 'home' : page.slice(1),
        opened: new Set(visits.keys()),
        ...(asked !== undefined && { asked }),
      };
      const play: Play = (story, facts, path) => positions.read(story, facts, path, request.address());
      const voiced = ({ kind, voice, answer, link }: Answer): SayReply => ({
        kind,
        voice,
        from: voiceNames[voice],
        answer,
        ...(link !== undefined && { link }),
      });

      if (protocols.some(({ word }) => word === folded)) {
        return { kind: 'seal', voice: 'site', from: voiceNames.site, answer: '' };
      }
      if (asksForHint.test(folded)) {
        const given = await hintAfter(last, await readerOf(request, stories), stories, play);
        const voice = phaseUnlocked >= firstVoicePhase ? 'archivist' : 'institution';
        const { text, link, hint } = given;
        const told = { answer: toldOn(hearer.page, text), ...(link !== page && { link }) };
        return { kind: 'hint', voice, from: voiceNames[voice], ...told, hint };
      }
      const line = lineObjectedTo(words);
      if (isObjection(words) && (line === null || phaseUnlocked >= letterOfLines)) {
        const pointer = voiced(answerToObjection(hearer));
        return line === null ? pointer : { ...pointer, kind: 'objection', line };
      }
      const answer = answerTo(words, hearer);
      if (answer.kind !== 'missed' || !/^[a-z]{4,}$/.test(folded) || wordsKept.has(folded)) return voiced(answer);
      const path = await pageWith(folded, await readerOf(request, stories), stories, play);
      return voiced(path === null ? answer : answerInTheBuilding(words, path, hearer));
    },
  );
};
export default say;
