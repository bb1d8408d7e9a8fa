/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { type SayReply, SayBodySchema, SayReplySchema } from '#contract/api/say.ts';
import { largestOffset } from '#contract/calendar.ts';
import { isObjection, lineObjectedTo } from '#contract/objection.ts';
import { apiPaths, offsetHeader } from '#contract/paths.ts';
import { firstVoicePhase } from '#contract/opening.ts';
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
import { type Allowance, explore, type Play } from '../../../story/hints/explore.ts';
import { hintAfter, type HintReader } from '../../../story/hints/hints.ts';
import type { StoryLibrary } from '../../../story/library.ts';
import type { StoryBudget } from '../../../story/StoryBudget.ts';
import { createStoryCache } from '../../../story/storyCache.ts';
import { errorResponses } from '../../errorResponses.ts';
import { type AskedOfStories, readerOf } from './storyReader.ts';

/** First phase in which a reader can object to a line of a letter. */
const letterOfLines = 4;

/** Limits of the search for a word: the number of latest story pages, and of positions in them. */
const roomsSearched = 3;
const pagesSearched = 24;

/** Number of cached story positions for hints, so that a repeated hint has to play few choices. */
const positionsKept = 200;

/** The facts about the reader that hints depend on. */
async function hintReaderOf(request: AskedOfStories, stories: StoryLibrary): Promise<HintReader> {
  const { assessed, record, acts, clauses, visits, isStored, ...reader } = await readerOf(request, stories);
  return {
    phase: assessed.phaseUnlocked,
    hasEnded: hasEnded(acts),
    isKept: isStored,
    engagedMs: record.engagedMs,
    opened: new Set(visits.keys()),
    found: reader.found,
    recovered: new Set(reader.files),
    unlocked: new Set(clauses),
    isSeated: isSeated(acts),
    factsOn: reader.factsOn,
  };
}

/** The latest opened page that contains the word, among a few; null for none. */
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
      const { words, page, hint: last, missed, heard } = request.body;
      const folded = foldWords(words);
      const [{ phaseUnlocked }, record, isStored, acts, visits] = await Promise.all([
        request.assessment(),
        request.record(),
        request.isStored(),
        request.acts(),
        app.storage.storyVisits.readAll(request.visitor().id),
      ]);
      const hearer: Hearer = {
        phase: phaseUnlocked,
        hasEnded: hasEnded(acts),
        page: page === '/' || page === '/index' ? 'home' : page.slice(1),
        opened: new Set(visits.keys()),
        ...(missed !== undefined && { missed }),
        heard: new Set(heard),
        held: isStored ? record : null,
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
        const given = await hintAfter(last, await hintReaderOf(request, stories), stories, play);
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
      const path = await pageWith(folded, await hintReaderOf(request, stories), stories, play);
      return voiced(path === null ? answer : answerInTheBuilding(words, path, hearer));
    },
  );
};
export default say;
