/** How long do other readers wait while one IP address orders, votes or sends new visitors? B-LIM-01. */
import { randomInt } from 'node:crypto';
import { apiPaths } from '#contract/paths.ts';
import { verdicts } from '#contract/verdicts.ts';
import { startServer } from '../../tests/support/server.ts';
import type { Figure, Measure } from '../Figure.ts';
import { atRate, bystanderTimes, newCookie, percentile } from './bystander.ts';

const loud = '192.0.2.9';
const storedVotes = 1_000_000;
const freshVisitors = 2_100;
const measuredMs = 10_000;
/** The most expensive message to moderate: its compatibility form (NFKC) is eighteen times as long. */
const heavyMessage = { designation: '㍿'.repeat(40), message: '\uFDFA'.repeat(240) };
const plainMessage = { designation: 'a reader', message: 'The kettle was on when I came in.' };

export const measure: Measure = async () => {
  const server = await startServer({ env: { RATE_LIMIT: '600', TRUST_PROXY: 'loopback' } });
  const { url } = server;
  const send = (path: string, body: unknown, cookie: string) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': loud, cookie },
      body: JSON.stringify(body),
    });
  try {
    const database = server.database();
    database.exec(`
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${storedVotes})
      insert into judgments (visitor, verdict, voted_at)
      select printf('00000000-0000-4000-8000-%012x', n), 'cut', 1 from numbers;
      update vote_totals set votes = ${storedVotes} where verdict = 'cut' and slot = 0;`);
    database.close();

    const own = await newCookie(url);
    const cookies: string[] = [];
    while (cookies.length < 600) cookies.push(await newCookie(url));
    const cookieAt = (index: number) => cookies[index % cookies.length] ?? '';
    const startedAt = performance.now();
    const quiet = await bystanderTimes(url, own, () => performance.now() - startedAt > measuredMs / 2);

    const floods = {
      '60 checkouts a second': () =>
        atRate(60, 600, (at) => send(apiPaths.influenceCheckout, plainMessage, cookieAt(at))),
      '60 checkouts a second of the dearest message': () =>
        atRate(60, 600, (at) => send(apiPaths.influenceCheckout, heavyMessage, cookieAt(at))),
      '40 votes a second on a million': () =>
        atRate(40, 400, (at) =>
          send(apiPaths.judgment, { verdict: verdicts[randomInt(verdicts.length)] }, cookieAt(at)),
        ),
      '2,100 new visitors with empty finds': () =>
        atRate(200, freshVisitors, async () =>
          send(apiPaths.narrativeState, { discoveredFragments: [], investigationPath: [] }, await newCookie(url)),
        ),
    };
    const figures: Figure[] = [];
    for (const [name, flood] of Object.entries(floods)) {
      let isOver = false;
      const [, times] = await Promise.all([
        flood().finally(() => (isOver = true)),
        bystanderTimes(url, own, () => isOver),
      ]);
      figures.push({
        name: `another reader, p99, with ${name}`,
        value: percentile(times, 0.99),
        unit: 'ms',
        reference: { name: 'with nobody else', value: percentile(quiet, 0.99) },
        budget: { of: 'value', most: 100, reason: 'nobody notices a tenth of a second' },
      });
    }
    return figures;
  } finally {
    await server.stop();
  }
};
