import { readdirSync } from 'node:fs';
import type { StoryPage } from '#contract/api/story.ts';
import { apiPaths } from '#contract/paths.ts';
import { storiesFolder } from '../../server/story/library.ts';
import { openApp } from '../../tests/support/app.ts';
import type { Case, Question } from '../Question.ts';

/** So many choices are taken in each story that offers as many. */
const choicesDeep = 8;

/** Every round is read at another suspicion, none of which changes a word: so no page of one round is known in the next. */
const suspicions = 29;

/** The whole server over a real store in a temporary folder; the inspector lets one reader be at every phase. */
const { close, reader } = await openApp({ INSPECTOR: '1' });
const somebody = reader();
await somebody.profile();
const slugs = readdirSync(storiesFolder).map((file) => file.replace('.ink', ''));

/** The requests of somebody who goes through every story, a choice at a time, each time the last that is offered. */
async function requestsAt(phase: number): Promise<string[]> {
  const requests: string[] = [];
  for (const slug of slugs) {
    const path: number[] = [];
    for (let hasChoices = true; hasChoices && path.length <= choicesDeep;) {
      const request = `${apiPaths.story}/${slug}?phase=${phase}&path=${path.join('.')}`;
      requests.push(request);
      const reply = await somebody.get(request);
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
    await somebody.get(`${requests[at]}&suspicion=${suspicion}`);
    times[at]?.push(performance.now() - began);
    asked++;
  };
  const each = () => times.map((of) => of.toSorted((a, b) => a - b)[of.length >> 1] ?? Number.NaN);
  return { name: `phase ${phase}, ${requests.length} requests`, units: 1, run, each };
}

const cases: Case[] = [];
for (const phase of [0, 1, 2, 3, 4, 5]) cases.push(await phaseCase(phase));

export const question: Question = {
  title: `what does a page of story cost the server, ${choicesDeep} choices into every story`,
  varies: 'phase',
  unit: 'pages',
  timeMs: 2500,
  budgetMs: 5,
  budgetOf: 'p99',
  budgetReason: 'one page in a hundred may cost as much as a third of a frame, so that nobody waits for the server',
  cases: cases.map((each, index) => (index === cases.length - 1 ? { ...each, finish: close } : each)),
};
