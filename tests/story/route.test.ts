import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoryPage } from '#contract/api/story.ts';
import { buildApp } from '../../server/app.ts';
import type { VisitorRecord } from '../../server/profile/record.ts';
import { readSettings } from '../../server/settings.ts';
import { type Storage, StorageUnavailable } from '../../server/storage/storage.ts';
import { visitsAfterReading } from '../../server/profile/storyVisits.ts';
import { cookieOf } from '../support/app.ts';
import { siteStories } from '../support/siteStories.ts';
import { createStore, type TestStore } from '../support/store.ts';

const minute = 60_000;
const open = 'Nobody was asked to describe a kitchen.';

let store: TestStore;
let now = 0;
let app: FastifyInstance;

/**
 * Starts the real server on a real store. `as` replaces fields of every visitor's record, such as phase and suspicion.
 */
async function start(env: Record<string, string>, as: Partial<VisitorRecord> = {}): Promise<void> {
  const clock = () => now;
  const real = await store.open(clock);
  const storage: Storage = {
    ...real,
    visitors: {
      ...real.visitors,
      read: async (id) => {
        const record = await real.visitors.read(id);
        return record === null ? null : { ...record, ...as };
      },
    },
  };
  app = await buildApp({
    settings: readSettings({ LOG_LEVEL: 'silent', ...env }),
    storage,
    clock,
    siteDir: null,
    stories: siteStories,
  });
}

/** A reader with a cookie and one batch sent. */
async function reader(): Promise<string> {
  const behaviorData = {
    scrollPatterns: [],
    hoverTargets: ['a kitchen'],
    dwellTime: 1000,
    interactionSequence: [],
    lastInteraction: now,
    timestamp: now,
  };
  const cookie = cookieOf(await app.inject('/api/visitor/profile'));
  if (cookie === undefined) throw new Error('No cookie came.');
  await app.inject({ method: 'POST', url: '/api/visitor/track', payload: { behaviorData }, headers: { cookie } });
  return cookie;
}

const ask = (url: string, cookie = '') => app.inject({ url: `/api/story/${url}`, headers: { cookie } });
const textOf = (page: StoryPage) => page.blocks.map(({ text }) => text).join('\n');

beforeEach(async () => {
  store = await createStore();
  now = Date.UTC(2026, 10, 20, 14, 22, 7);
});
afterEach(async () => {
  await app.close();
  await store.remove();
});

describe('GET /api/story/:slug', () => {
  it('shows a new visitor only the institution’s lines, and forbids caching', async () => {
    await start({});
    const reply = await ask('kitchen');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    const page = reply.json<StoryPage>();
    expect(page).toMatchObject({ slug: 'kitchen', title: 'A kitchen, from 1,900 depositions', phase: 0, ended: true });
    expect(new Set(page.blocks.map(({ voice }) => voice))).toEqual(new Set(['institution']));
  });

  it('uses the phase that is stored for the visitor', async () => {
    await start({}, { phase: 1 });
    const page = (await ask('kitchen', await reader())).json<StoryPage>();
    expect(page.phase).toBe(1);
    expect(textOf(page)).toContain(open);
    expect(page.choices).toHaveLength(6);
  });

  it('never lets the query raise the phase', async () => {
    await start({}, { phase: 1, suspicion: 0 });
    const cookie = await reader();
    for (const query of ['phase=5', 'phase=5&suspicion=5', 'inspect&phase=3']) {
      for (const path of ['', '0', '1', '2']) {
        const page = (await ask(`kitchen?${query}&path=${path}`, cookie)).json<StoryPage>();
        expect(page.phase).toBe(1);
        expect(page.blocks.map(({ voice }) => voice)).not.toContain('advocate');
        expect(page.blocks.map(({ voice }) => voice)).not.toContain('stranger');
      }
    }
    expect((await ask('consciousness?path=2&phase=3', cookie)).statusCode).toBe(400);
  });

  it('previews phase and suspicion if the operator allows the inspector', async () => {
    await start({ INSPECTOR: '1' });
    expect((await ask('kitchen?phase=5&suspicion=0&path=2')).json<StoryPage>().blocks.at(-2)).toMatchObject({
      voice: 'stranger',
      object: 'window',
      fragment: 'tide:yard-at-low-water',
    });
    expect((await ask('void?phase=3&suspicion=3')).json<StoryPage>().blocks[0]?.text).toBe(
      'There were some lines here. They have been put away.',
    );
  });

  it.each([
    ['cellar', 404, 'No story is kept under this name.'],
    ['about', 404, 'No story is kept under this name.'],
    ['kitchen?path=7', 400, 'The story does not offer this path.'],
    ['kitchen?path=0.', 400, null],
    ['kitchen?path=up', 400, null],
    ['kitchen?phase=9', 400, 'phase must be at most 5.'],
    [`kitchen?path=${Array.from({ length: 64 }, () => '0').join('.')}`, 400, 'The story does not offer this path.'],
    [
      `kitchen?path=${Array.from({ length: 65 }, () => '0').join('.')}`,
      400,
      String.raw`path must match ^(\d{1,2}(\.\d{1,2}){0,63})?$.`,
    ],
  ])('refuses %s with %i and one sentence', async (url, status, message) => {
    await start({});
    const reply = await ask(url);
    expect(reply.statusCode).toBe(status);
    const said = reply.json<{ message: string }>().message;
    expect(said).toMatch(/^[^.]+.*\.$/);
    expect(message ?? said).toBe(said);
  });

  it('[R-PRO-04] counts stored fragments, each once, and only those that exist', async () => {
    await start({}, { phase: 5 });
    const cookie = await reader();
    const found = ['tide:yard-at-low-water', 'archive:intake_ledger.csv', 'egg:coat-button'];
    const invented = Array.from({ length: 490 }, (_, index) => `a:${index}`);
    const kept = [...found, ...found, ...invented, 'archive:constructor', 'egg:mug', 'tide:mug'];
    const payload = { discoveredFragments: kept, investigationPath: kept };
    const reply = await app.inject({
      method: 'POST',
      url: '/api/visitor/narrative-state',
      payload,
      headers: { cookie },
    });
    expect(reply.statusCode).toBe(200);
    expect(textOf((await ask('void', cookie)).json<StoryPage>())).toContain(
      'You have found 3 things in this building.',
    );
  });

  it('greets a visitor who returns, but only after half an hour without reading', async () => {
    await start({}, { phase: 1 });
    const cookie = await reader();
    const greeted = async () =>
      textOf((await ask('kitchen', cookie)).json<StoryPage>()).includes(
        'Since you looked in, a man in a case about a van',
      );
    expect(await greeted()).toBe(false);
    now += 29 * minute;
    expect(await greeted()).toBe(false);
    now += 30 * minute;
    expect(await greeted()).toBe(true);
    expect(textOf((await ask('void', cookie)).json<StoryPage>())).not.toContain('Somebody hummed at leaf 9 last week');
  });

  it('still shows the story if the store accepts nothing; once it does again, the visit is recorded', async () => {
    await start({}, { phase: 1 });
    const cookie = await reader();
    const full = vi
      .spyOn(app.storage.storyVisits, 'save')
      .mockRejectedValue(new StorageUnavailable('The store does not serve just now.'));
    const reply = await ask('kitchen', cookie);
    expect(reply.statusCode).toBe(200);
    expect(textOf(reply.json<StoryPage>())).toContain(open);
    full.mockRestore();
    await ask('kitchen', cookie);
    now += 59 * minute;
    expect(textOf((await ask('kitchen', cookie)).json<StoryPage>())).toContain(
      'Since you looked in, a man in a case about a van',
    );
  });

  it('answers 500 if the failure is a mistake in the program', async () => {
    await start({});
    const cookie = await reader();
    vi.spyOn(app.storage.storyVisits, 'save').mockRejectedValue(new TypeError('visits is not iterable'));
    const reply = await ask('kitchen', cookie);
    expect([reply.statusCode, reply.json()]).toEqual([500, { message: 'The registry could not answer.' }]);
  });
});

describe('visits', () => {
  it('records a new reading after five minutes, and a new visit after thirty', () => {
    const first = visitsAfterReading(null, 1000, 2);
    expect(first).toEqual({ earlier: 0, readAt: 1000, phase: 2 });
    expect(visitsAfterReading(first, 1000 + 5 * minute - 1, 2)).toBe(first);
    expect(visitsAfterReading(first, 1000 + 5 * minute, 2)).toEqual({
      earlier: 0,
      readAt: 1000 + 5 * minute,
      phase: 2,
    });
    expect(visitsAfterReading(first, 1000 + 30 * minute - 1, 2).earlier).toBe(0);
    expect(visitsAfterReading(first, 1000 + 30 * minute, 2)).toEqual({
      earlier: 1,
      readAt: 1000 + 30 * minute,
      phase: 2,
      before: { readAt: 1000, phase: 2 },
    });
  });

  it('[B-REC-01] a page that is read again after another is the page read last at once; its choices cost no write', async () => {
    await start({});
    const cookie = await reader();
    const save = vi.spyOn(app.storage.storyVisits, 'save');
    for (const slug of ['kitchen', 'void', 'kitchen', 'kitchen']) {
      now += minute;
      await ask(slug, cookie);
    }
    expect(save.mock.calls.map(([, slug]) => slug)).toEqual(['kitchen', 'void', 'kitchen']);
    const visits = await app.storage.storyVisits.readAll(save.mock.calls[0]![0].id);
    expect([...visits]).toEqual([
      ['void', { earlier: 0, readAt: now - 2 * minute, phase: 0 }],
      ['kitchen', { earlier: 0, readAt: now - minute, phase: 0, before: { readAt: now - 3 * minute, phase: 0 } }],
    ]);
  });

  it('[B-REC-03] records the phase of the last reading at once', () => {
    const first = visitsAfterReading({ earlier: 0, readAt: 1000, phase: null }, 2000, 2);
    expect(first).toEqual({ earlier: 0, readAt: 2000, phase: 2 });
    expect(visitsAfterReading(first, 3000, 3)).toEqual({
      earlier: 0,
      readAt: 3000,
      phase: 3,
      before: { readAt: 2000, phase: 2 },
    });
  });
});
