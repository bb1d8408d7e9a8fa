import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { InfluenceMessage } from '#contract/api/homepage.ts';
import type { BehaviorData } from '#contract/api/visitor.ts';
import type { VisitorTables } from '#contract/api/visitorExport.ts';
import { apiPaths } from '#contract/paths.ts';
import type { Profile } from '#contract/visitor.ts';
import { type AppOptions, buildApp } from '../../server/app.ts';
import { newVisitor } from '../../server/plugins/app/visitor-cookie.ts';
import { readSettings } from '../../server/settings.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { testSecret } from './server.ts';
import { siteStories } from './siteStories.ts';
import { createStore, type TestStore } from './store.ts';

/** The start of a test app's clock, epoch ms. */
export const noon = Date.UTC(2026, 10, 20, 12);

export interface TestApp {
  readonly app: FastifyInstance;
  readonly storage: Storage;
  readonly dataDir: string;
  /** Runs one statement on the store directly, without the server. */
  readonly sql: TestStore['sql'];
  /** Opens the store again, after its storage was closed. */
  reopen(): Promise<Storage>;
  /** Moves the clock. Nothing else moves it. */
  pass(ms: number): void;
  now(): number;
  /** A visitor with a cookie of their own, which the first call sets. */
  reader(): TestReader;
  close(): Promise<void>;
}

export interface TestReader {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
  remove(path: string): Promise<LightMyRequestResponse>;
  profile(): Promise<Profile>;
  /** Sends a first batch. Afterwards the visitor has a record. The batch is credited no time. */
  begin(): Promise<void>;
}

/** The cookie of a reply in the form of a request's header; undefined if the reply set none. */
export const cookieOf = (reply: LightMyRequestResponse): string | undefined => {
  const [cookie] = reply.cookies;
  return cookie === undefined ? undefined : `${cookie.name}=${encodeURIComponent(cookie.value)}`;
};

/** A visitor of an app, with a cookie of their own. */
export function readerOf(app: FastifyInstance, now: () => number): TestReader {
  let cookie: string | undefined;
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown, headers = {}) => {
    // A visitor who posts has opened a page before, and that page set the cookie.
    if (method === 'POST') cookie ??= cookieOf(await app.inject(apiPaths.profile));
    const reply = await app.inject({
      method,
      url,
      headers: { ...(cookie === undefined ? {} : { cookie }), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    cookie ??= cookieOf(reply);
    return reply;
  };
  return {
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    remove: (path) => send('DELETE', path),
    profile: async () => (await send('GET', apiPaths.profile)).json<Profile>(),
    async begin() {
      const behaviorData = keenBatch(now(), { dwellTime: 0, scrollPatterns: [], hoverTargets: ['a heading'] });
      await send('POST', apiPaths.track, { behaviorData });
    },
  };
}

/** Stores an influence message as a paid order does. */
export async function seat({ orders }: Storage, line: InfluenceMessage): Promise<void> {
  const visitor = newVisitor(noon);
  const { id } = await orders.create(visitor, line);
  await orders.markPaid(visitor.id, id);
}

/** All rows that the store exports about a visitor, by table. */
export async function exportedTables({ visitors }: Storage, visitorId: string): Promise<VisitorTables> {
  const tables: Record<string, object[]> = {};
  for await (const { table, rows } of visitors.export(visitorId)) (tables[table] ??= []).push(...rows);
  return tables as unknown as VisitorTables;
}

/** The app with a real store of its own and a clock that only `pass` moves. */
export async function openApp(
  env: Readonly<Record<string, string>> = {},
  siteDir: string | null = null,
  more: Partial<Pick<AppOptions, 'receiveTimeoutMs' | 'openFiles' | 'retentionStepMs'>> = {},
): Promise<TestApp> {
  const store = await createStore();
  const { dataDir } = store;
  let now = noon;
  const clock = () => now;
  const settings = readSettings({
    VISITOR_SECRET: testSecret,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    ...env,
    DATA_DIR: dataDir,
  });
  const opened = await store.open(clock);
  // The clock of these tests differs from the database's clock by years. With that difference nothing would be deleted.
  const storage = { ...opened, time: { ...opened.time, aheadMs: async () => null } };
  const app = await buildApp({ settings, storage, clock, siteDir, stories: siteStories, ...more });
  return {
    app,
    storage,
    dataDir,
    sql: store.sql,
    reopen: () => store.open(clock),
    pass: (ms) => void (now += ms),
    now: clock,
    reader: () => readerOf(app, clock),
    async close() {
      await app.close();
      await store.remove();
    },
  };
}

/** The first half minute of an active reader: half a page scrolled, three hovers, 30 s in view. */
export const keenBatch = (nowMs: number, change: Partial<BehaviorData> = {}): BehaviorData => ({
  scrollPatterns: Array.from({ length: 11 }, (_, index) => ({
    percent: index * 5,
    timestamp: nowMs - 30_000 + index * 2_300 + (index % 3) * 170,
  })),
  hoverTargets: ['the second drawer', 'Docket 31,207', 'a radiator'],
  dwellTime: 30_000,
  interactionSequence: [],
  lastInteraction: nowMs - 2_000,
  timestamp: nowMs,
  ...change,
});

/** Story pages that readers in tests open. Phase 5 needs this number of pages. */
const openedOnTheWay = ['oblique', 'awakening', 'vega', 'temporal', 'observatory', 'atmosphere'];

/** Reads to the phase, thirty seconds at a time; beyond phase 2 with a new story page every minute, six in all. */
export async function readTo(test: TestApp, reader: TestReader, phase: number): Promise<void> {
  for (let flush = 0; (await reader.profile()).phaseUnlocked < phase; flush += 1) {
    const slug = openedOnTheWay[flush / 2];
    if (phase > 2 && slug !== undefined) await reader.get(`${apiPaths.story}/${slug}`);
    test.pass(30_000);
    await reader.post(apiPaths.track, { behaviorData: keenBatch(test.now()) });
  }
}
