import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { lastingThoughts, openCaseThoughts } from '../../server/content/thoughts/openCase.ts';
import { openApp, type TestApp } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp({ INSPECTOR: '1' })));
afterEach(() => test.close());

describe('GET /api/visitor/thoughts', () => {
  it('[R-TH-01] gives the thoughts that name the open case from phase 3 on, and none before', async () => {
    const reader = test.reader();
    const at = async (phase: number) => (await reader.get(`${apiPaths.thoughts}?phase=${phase}`)).json<unknown>();
    expect(await at(2)).toEqual({});
    expect(await at(3)).toEqual(openCaseThoughts);
    expect((await reader.get(apiPaths.thoughts)).json()).toEqual({});
  });

  it('[R-TH-01] gives after the end those that are still true, and none that says the case is open or unheard', async () => {
    const reader = test.reader();
    const at = async (query: string) => (await reader.get(`${apiPaths.thoughts}?${query}`)).json<unknown>();
    expect(await at('phase=5&ended=false')).toEqual(openCaseThoughts);
    expect(await at('phase=5&ended=true')).toEqual(lastingThoughts);
    const lasting = new Set(Object.values(lastingThoughts).flat());
    const untrue = Object.values(openCaseThoughts)
      .flat()
      .filter((text) => !lasting.has(text));
    expect(lasting.size + untrue.length).toBe(27);
    for (const text of lasting) expect(text).not.toMatch(/open case|next hearing|has been taken|has said a word/i);
    for (const start of ['Next hearing', 'No statement', 'Neither side'])
      expect(untrue.filter((text) => text.startsWith(start))).toHaveLength(1);
  });

  it('[R-TH-01, B-DEV-01] takes a previewed phase only if the operator allows the inspector', async () => {
    const closed = await openApp();
    expect((await closed.reader().get(`${apiPaths.thoughts}?phase=5`)).json()).toEqual({});
    await closed.close();
  });
});
