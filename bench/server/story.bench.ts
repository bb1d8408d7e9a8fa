/** What does a story page cost the server, up to eight choices into every story, by phase? */
import { readdirSync } from 'node:fs';
import type { StoryPage } from '#contract/api/story.ts';
import { apiPaths } from '#contract/paths.ts';
import { storiesFolder } from '../../server/story/library.ts';
import { cookieOf, openApp } from '../../tests/support/app.ts';
import { type Case, timed } from '../timed.ts';

/** Number of choices taken in each story; fewer where a story ends sooner. */
const choicesDeep = 8;

/**
 * Number of suspicion values. Each round requests the next value, so that the pages of the round are not cached. All
 * values are below 3 and give the same text.
 */
const suspicions = 29;

// The whole server with a real store in a temporary folder. The inspector setting lets one visitor ask for every phase.
const { app, close } = await openApp({ INSPECTOR: '1' });
const cookie = cookieOf(await app.inject(apiPaths.profile)) ?? '';
let requested = 0;
/** Each request has another IP address, because the server limits the stories that an address can read in a second. */
const get = (url: string) => {
  requested += 1;
  return app.inject({ url, headers: { cookie }, remoteAddress: `10.0.${(requested >> 8) % 256}.${requested % 256}` });
};
const slugs = readdirSync(storiesFolder).map((file) => file.replace('.ink', ''));

/** The requests of a reader who reads every story one choice at a time and always takes the last choice. */
async function requestsAt(phase: number): Promise<string[]> {
  const requests: string[] = [];
  for (const slug of slugs) {
    const path: number[] = [];
    for (let hasChoices = true; hasChoices && path.length <= choicesDeep;) {
      const request = `${apiPaths.story}/${slug}?phase=${phase}&path=${path.join('.')}`;
      requests.push(request);
      const reply = await get(request);
      if (reply.statusCode !== 200) throw new Error(`${request}: ${reply.body}`);
      const { choices } = reply.json<StoryPage>();
      hasChoices = choices.length > 0;
      path.push(choices.at(-1)?.index ?? 0);
    }
  }
  return requests;
}

async function phaseCase(phase: number): Promise<Case> {
  const requests = await requestsAt(phase);
  const times = requests.map((): number[] => []);
  let asked = 0;
  const run = async () => {
    const at = asked % requests.length;
    const suspicion = (1 + (Math.floor(asked / requests.length) % suspicions)) / 10;
    const began = performance.now();
    await get(`${requests[at]}&suspicion=${suspicion}`);
    times[at]?.push(performance.now() - began);
    asked++;
  };
  const itemMediansMs = () => times.map((of) => of.toSorted((a, b) => a - b)[of.length >> 1] ?? Number.NaN);
  return { name: `phase ${phase}`, run, itemMediansMs };
}

const cases: Case[] = [];
for (const phase of [0, 1, 2, 3, 4, 5]) cases.push(await phaseCase(phase));

export const measure = timed({
  timeMs: 2500,
  budgetMs: 5,
  budgetOf: 'p99',
  budgetReason: 'one page in a hundred may take a third of a frame, so that no visitor notices the server',
  cases: cases.map((each, index) => (index === cases.length - 1 ? { ...each, finish: close } : each)),
});
