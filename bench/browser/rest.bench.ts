/** How much CPU time does a page with three marked words use in a second without input? In milliseconds. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { hiddenRoutes } from '#contract/routes.ts';
import type { BenchOptions, Figure } from '../Figure.ts';
import { median } from '../median.ts';
import { openPage } from './harness/openPage.ts';
import { publicPaths } from './harness/paths.ts';
import { type ProcessTimes, readProcesses } from './harness/processes.ts';
import { withSite } from './harness/withSite.ts';

/** Every page of the site, as a new visitor gets it. */
const paths = [...publicPaths, ...hiddenRoutes.map((slug) => `/${slug}`)];

/** After this time a page has finished its start: the entrance, the app shell, and the first typed texts. */
const settleMs = 8000;
/**
 * Length of one part of the measurement. Three parts end at 20 s, the earliest time of a glitch. At phase 0 there is no
 * remark.
 */
const shortPartMs = 4000;
/**
 * Length of a part on a page that moves. The GPU process carries out the drawing of about five seconds at once, so that
 * parts of four seconds gave 25 or 600 ms/s for the same movement.
 */
const movingPartMs = 10_000;
/** Every measurement ends before this time. Later a visitor may reach phase 1, which plays an effect. */
const phaseMs = 60_000;

/** A page with movement that the specification or the idea of the page asks for. */
interface Movement {
  /**
   * Budget of renderer and GPU process together, ms/s. It is twice the measured value, since a busy machine draws some
   * frames half as fast.
   */
  readonly most: number;
  readonly moves: string;
  /** The period of the animations, ms, if it is not `movingPartMs`. Another measurement would depend on its start. */
  readonly periodMs?: number;
  /** Time before the measurement, if it is not `settleMs`. */
  readonly startMs?: number;
}

const moving: Readonly<Record<string, Movement>> = {
  '/': { most: 300, moves: 'the first line tries other endings, and the seconds of the reading are counted' },
  '/about': { most: 120, moves: 'a wording is tried every 11 s', periodMs: 11_000 },
  '/anchor': { most: 80, moves: 'nine bands of water sway, ten steps a second' },
  '/atmosphere': { most: 200, moves: 'fog goes on by a grain, twice a second' },
  '/conscious-thinking': { most: 300, moves: 'a figure rises ten times a second, and a number changes every 3 s' },
  '/cosmic-awareness': { most: 300, moves: 'the whole sky and its letters drift' },
  '/data-corruption': { most: 60, moves: 'a line that stands at eye height wears' },
  '/empathy': { most: 300, moves: 'a pulse beats every 1.6 s' },
  '/human-cost': { most: 80, moves: 'lines come up, and dockets are counted' },
  '/observatory': { most: 24, moves: 'three curves go on every second' },
  '/routemap': {
    most: 300,
    moves: 'a glitch every 8 s and a scan every 12 s, over the whole window',
    periodMs: 24_000,
    // In the first scan the shaders are compiled, and the quality is adapted to the device.
    startMs: 20_000,
  },
  '/signal-intercept': { most: 300, moves: 'a row of the waterfall comes six times a second' },
  '/void': { most: 300, moves: 'lines come up, and the grain breathes' },
};

/** An empty page. Its CPU time is the lower bound for every page. */
const emptyPage = 'about:blank';

export const measure = ({ repetitions, routes }: BenchOptions): Promise<readonly Figure[]> =>
  withSite(async ({ server, browser }) => {
    const processes = await browser.newBrowserCDPSession();
    const idle = await restOf(browser, processes, emptyPage, repetitions);
    const figures: Figure[] = [];
    for (const path of paths.filter((path) => routes === null || routes.includes(path)))
      figures.push(
        figureOf(path, await restOf(browser, processes, server.url + path, repetitions, partsOf(path)), idle),
      );
    return figures;
  });

/**
 * Marks the first words of three texts of a site's page by a highlight of its own, because the page clears its own
 * marks (B-OVL-09) at its start. A highlight without a style costs as much as one with a style. The
 * browser paints a marked word again in every frame in which the document or a style changes. The page itself does it
 * only after its first effect, whose start would be measured too.
 */
async function markWords(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    if (main === null) return false;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: Range[] = [];
    for (let text = texts.nextNode(); text !== null && words.length < 3; text = texts.nextNode()) {
      const word = /\w{3,}/.exec(text.nodeValue ?? '');
      if (word === null) continue;
      const range = new Range();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const { left, top } = range.getBoundingClientRect();
      if (text.parentElement?.contains(document.elementFromPoint(left + 2, top + 8)) === true) words.push(range);
    }
    if (words.length === 0) return false;
    CSS.highlights.set('measured', new Highlight(...words));
    return true;
  });
}

interface Parts {
  /** Length of one part, ms. */
  readonly partMs: number;
  /** Time before the first part, ms. */
  readonly startMs: number;
}

function partsOf(path: string): Parts {
  const movement = moving[path];
  const partMs = movement === undefined ? shortPartMs : (movement.periodMs ?? movingPartMs);
  return { partMs, startMs: movement?.startMs ?? settleMs };
}

/** Opens a page, lets it come to rest, and takes the median of several parts. */
async function restOf(
  browser: Browser,
  processes: CDPSession,
  url: string,
  repetitions: number,
  { partMs, startMs }: Parts = { partMs: shortPartMs, startMs: settleMs },
): Promise<ProcessTimes> {
  const { page, close } = await openPage(browser);
  await page.goto(url);
  // Real time: CPU time is measured.
  await wait(startMs);
  if (url !== emptyPage) await markWords(page);
  const parts: ProcessTimes[] = [];
  const rounds = Math.min(repetitions, Math.floor((phaseMs - startMs) / partMs));
  for (let round = 0; round < rounds; round += 1) {
    const before = await readProcesses(processes);
    await wait(partMs);
    const after = await readProcesses(processes);
    const perSecond = (key: keyof ProcessTimes) => ((after[key] - before[key]) / partMs) * 1000;
    parts.push({ rendererMs: perSecond('rendererMs'), gpuMs: perSecond('gpuMs') });
  }
  await close();
  const of = (key: keyof ProcessTimes) => median(parts.map((part) => part[key]));
  return { rendererMs: of('rendererMs'), gpuMs: of('gpuMs') };
}

function figureOf(path: string, page: ProcessTimes, idle: ProcessTimes): Figure {
  const { most, moves } = moving[path] ?? { most: 6, moves: 'nothing moves' };
  const sum = ({ rendererMs, gpuMs }: ProcessTimes) => rendererMs + gpuMs;
  return {
    name: `${path}, renderer and GPU process`,
    value: sum(page),
    unit: 'ms/s',
    reference: { name: 'empty window', value: sum(idle) },
    budget: { of: 'value', most, reason: moves },
  };
}
