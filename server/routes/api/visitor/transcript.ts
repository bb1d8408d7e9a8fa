/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { PreviewQuerySchema } from '#contract/api/preview.ts';
import { type Transcript, type TranscriptLine, TranscriptSchema } from '#contract/api/transcript.ts';
import { largestOffset } from '#contract/calendar.ts';
import { apiPaths, offsetHeader } from '#contract/paths.ts';
import { hiddenRoutes } from '#contract/routes.ts';
import { fileTexts } from '../../../content/archive/fileTexts.ts';
import { keepsWord } from '../../../profile/acts.ts';
import type { CompiledStory } from '../../../story/compile.ts';
import type { StoryFacts } from '../../../story/facts.ts';
import type { StoryLibrary } from '../../../story/library.ts';
import { isPreview, previewedFacts, previewError } from '../../../story/preview.ts';
import { type StoryBudget, StoryBusy } from '../../../story/StoryBudget.ts';
import { createStoryCache, type PlayedPage } from '../../../story/storyCache.ts';
import { errorResponses } from '../../errorResponses.ts';
import { lettersUpTo } from './letters.ts';
import { type AskedOfStories, readerOf } from './storyReader.ts';
import { collationFor, unlockedProtocols } from './unlockedProtocols.ts';

/** Longest total wait of a transcript for the budget of stories, ms. Browsers wait 45 s for an answer. */
const longestWaitMs = 20_000;

/** Plays one path, or the part of it that the story still offers. Throws StoryBusy. */
type Play = (story: CompiledStory, facts: StoryFacts, path: string) => Promise<PlayedPage>;

/** `play`, but it waits for the budget instead of failing, for at most `longestWaitMs` in all. */
function patient(play: Play): Play {
  let leftMs = longestWaitMs;
  return async (...what) => {
    for (;;) {
      try {
        return await play(...what);
      } catch (error) {
        const waitMs = error instanceof StoryBusy ? error.retryAfterSeconds * 1000 : Infinity;
        if (waitMs > leftMs) throw error;
        leftMs -= waitMs;
        await wait(waitMs);
      }
    }
  };
}

/**
 * A line with a placeholder for the reader's own words. The browser fills it in, so no reader has seen the line in this
 * form.
 */
const isTemplate = (text: string): boolean => text.includes('⟨');

/** The text of a story along several paths. A line that occurs on two paths appears once. */
async function linesOf(play: Play, story: CompiledStory, facts: StoryFacts, paths: readonly string[]) {
  const lines: TranscriptLine[] = [];
  const known = new Set<string>();
  for (const path of paths) {
    const { blocks } = (await play(story, facts, path)).page;
    for (const { kind, text, voice } of blocks) {
      if (known.has(text) || isTemplate(text)) continue;
      known.add(text);
      lines.push(voice === undefined ? { kind, text } : { kind, text, voice });
    }
  }
  return lines;
}

/**
 * Every text that a visitor has earned, on one page. The transcript is made from the stored data: only the pages that
 * the visitor opened, along the choices taken, with the text of the present phase. No story page counts as read because
 * of a transcript. B-PLAIN-01, decision 53.
 */
const transcript: FastifyPluginAsyncTypebox<{
  isInspectorEnabled: boolean;
  stories: StoryLibrary;
  budget: StoryBudget;
}> = async (app, { isInspectorEnabled, stories, budget }) => {
  // One cached position is enough: a transcript reads each path once.
  const positions = createStoryCache(1, budget);
  /** Transcripts in progress, by visitor and query. A second request for the same transcript waits for the first. */
  const underWay = new Map<string, Promise<Transcript>>();

  const make = async (request: AskedOfStories, preview: Parameters<typeof previewedFacts>[1]): Promise<Transcript> => {
    const { acts, clauses, files, visits, found, isStored, factsOn } = await readerOf(request, stories);
    const shownOn = (slug: string): StoryFacts =>
      isInspectorEnabled && isPreview(preview) ? previewedFacts(factsOn(slug), preview) : factsOn(slug);
    const { phase, ended, acts: done = acts } = shownOn(hiddenRoutes[0]);
    const isOver = ended === 1;
    const play = patient((...what) => positions.readFurthest(...what, request.address()));
    const pages: Transcript['pages'] = [];
    for (const slug of hiddenRoutes) {
      const visit = visits.get(slug);
      const story = stories.find(slug);
      if (visit === undefined || story === null) continue;
      const lines = await linesOf(play, story, shownOn(slug), visit.paths ?? ['']);
      pages.push({ slug, title: story.title, lines });
    }
    const collation = collationFor(clauses, phase, isOver || keepsWord(done));
    return {
      phase: phase as Transcript['phase'],
      isKept: isStored,
      pages,
      letters: lettersUpTo(phase, { ended: isOver, keptWord: keepsWord(done) }, done),
      files: files.flatMap((filename) => {
        const fragment = fileTexts[filename];
        return fragment === undefined ? [] : [{ filename, fragment }];
      }),
      protocols: unlockedProtocols(clauses),
      ...(collation !== undefined && { collation }),
      exhibits: [...found].flatMap((fragment) => (fragment.startsWith('egg:') ? [fragment.slice('egg:'.length)] : [])),
    };
  };

  app.get(
    apiPaths.transcript,
    {
      schema: {
        summary: 'Every text that this visitor has earned so far. Nothing counts as read by it.',
        querystring: PreviewQuerySchema,
        headers: Type.Object({
          [offsetHeader]: Type.Optional(Type.Integer({ minimum: -largestOffset, maximum: largestOffset })),
        }),
        response: { 200: TranscriptSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const wrong = isInspectorEnabled ? previewError(request.query) : null;
      if (wrong !== null) return reply.code(400).send({ message: wrong });
      reply.header('cache-control', 'no-store');
      const key = `${request.visitor().id} ${JSON.stringify(request.query)}`;
      const made = underWay.get(key) ?? make(request, request.query);
      underWay.set(key, made);
      try {
        return await made;
      } finally {
        if (underWay.get(key) === made) underWay.delete(key);
      }
    },
  );
};
export default transcript;
