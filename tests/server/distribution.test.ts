import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiPaths, batchIdHeader } from '#contract/paths.ts';
import { buildApp } from '../../server/app.ts';
import { readSettings } from '../../server/settings.ts';
import { migrate } from '../../server/storage/migrations/index.ts';
import { openStorage } from '../../server/storage/open.ts';
import { sqliteEngine } from '../../server/storage/sqlite.ts';
import { connect } from '../../server/storage/sqliteConnection.ts';
import { tableKeys } from '../../tools/move-store/tableKeys.ts';
import { keenBatch, noon, readerOf } from '../support/app.ts';
import { testSecret } from '../support/server.ts';
import { siteStories } from '../support/siteStories.ts';

/** Tables without a visitor: of the whole site, with its totals, of its payments, or, for tombstones, with a key of their own. */
const siteTables = [
  'erased_visitors',
  'influence',
  'influence_log',
  'leases',
  'locks',
  'money_back',
  'payment_events',
  'probe',
  'vote_totals',
];

/** Every statement with its values written in. */
let said: string[];
let database: Database.Database;
beforeEach(async () => {
  said = [];
  database = new Database(':memory:', { verbose: (sql) => said.push(String(sql)) });
  await migrate(connect(database));
});
afterEach(() => {
  vi.useRealTimers();
  database.close();
});

it('[B-STO-02] the key of every table of visitors begins with the visitor', () => {
  const keys = [...tableKeys(database)];
  expect(keys.filter(([, key]) => key[0] !== 'visitor').map(([name]) => name)).toEqual(siteTables);
  expect(keys.length).toBeGreaterThanOrEqual(12);
});

it('[B-STO-02] no statement of a call that readers make often touches rows of two visitors', async () => {
  // The job that removes expired rows would run besides; it looks for visitors.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const storage = openStorage(sqliteEngine(database, database), () => noon);
  const settings = readSettings({ VISITOR_SECRET: testSecret, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' });
  const app = await buildApp({ settings, storage, clock: () => noon, siteDir: null, stories: siteStories });
  const ada = readerOf(app, () => noon);
  const [cookie] = (await ada.get(apiPaths.profile)).cookies;
  const id = cookie?.value.split('.')[0] ?? '';
  said.length = 0;
  const found = { discoveredFragments: ['egg:a'], investigationPath: ['egg:a'] };
  const click = { eventType: 'phantom_link_access', data: { filename: 'kitchen.txt', attempts: 1 } };
  const replies = [
    await ada.post(apiPaths.track, { behaviorData: keenBatch(noon) }, { [batchIdHeader]: 's-1' }),
    await ada.post(apiPaths.track, click, { [batchIdHeader]: 's-2' }),
    await ada.post(apiPaths.narrativeState, found),
    await ada.post(apiPaths.personalizationFeedback, {
      contentId: '/kitchen',
      userResponse: 'clicked',
      effectiveness: 1,
      dwellTime: 900,
      personalityProfile: { engagementLevel: 0.5, preferredComplexity: 'basic' },
    }),
    await ada.post(apiPaths.protocol, { word: 'barefoot' }),
    await ada.post(apiPaths.influenceCheckout, { designation: 'Ada', message: 'Here.' }),
    await ada.get(apiPaths.profile),
    await ada.get(apiPaths.recommendations),
    await ada.get(`${apiPaths.story}/kitchen`),
    await ada.get(apiPaths.homepageMessage),
  ];
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));

  const tables = [...tableKeys(database).keys()].filter((name) => !siteTables.includes(name));
  await app.close();
  const named = new RegExp(`(?:from|into|update|join) "(?:${tables.join('|')})"`, 'g');
  const personal = said.filter((sql) => sql.match(named) !== null);
  // Each mention of a table, also in a query within a query, is bound to the visitor.
  const unbound = personal.filter((sql) => {
    const mentions = sql.match(named)?.length ?? 0;
    const inserted = /^insert into "\w+" \("visitor"/.test(sql) ? 1 : 0;
    const bound = sql.split(`"visitor" = '${id}'`).length - 1 + (inserted && sql.includes(`values ('${id}'`) ? 1 : 0);
    return bound < mentions;
  });
  expect(unbound).toEqual([]);
  expect(new Set(personal.flatMap((sql) => sql.match(named) ?? [])).size).toBeGreaterThan(10);
});
