/** How long do other readers wait while one IP address requests sixty of the longest stories a second? B-LIM-01. */
import { apiPaths } from '#contract/paths.ts';
import { startServer } from '../../tests/support/server.ts';
import type { Figure, Measure } from '../Figure.ts';
import { atRate, bystanderTimes, newCookie, percentile } from './bystander.ts';

/** The story with the most expensive choices, and the longest path that the server accepts. */
const longPath = `${apiPaths.story}/ai-prison?path=${Array.from({ length: 64 }, (_, at) => at % 6).join('.')}`;
const attacksPerSecond = 60;
const measuredMs = 10_000;

export const measure: Measure = async () => {
  const server = await startServer({ env: { RATE_LIMIT: '600' } });
  try {
    const cookies: string[] = [];
    while (cookies.length < (attacksPerSecond * measuredMs) / 1000) cookies.push(await newCookie(server.url));
    const own = await newCookie(server.url);
    const startedAt = performance.now();
    const quiet = await bystanderTimes(server.url, own, () => performance.now() - startedAt > measuredMs / 2);

    let isOver = false;
    const attack = atRate(attacksPerSecond, cookies.length, async (sent) =>
      fetch(server.url + longPath, { headers: { cookie: cookies[sent] ?? '' } }),
    ).finally(() => (isOver = true));
    const [statuses, crowded] = await Promise.all([attack, bystanderTimes(server.url, own, () => isOver)]);
    const wrong = statuses.filter((status) => status !== 200 && status !== 503).length;
    const reason = 'nobody notices a tenth of a second';
    const figures: Figure[] = [0.5, 0.99].map((share) => ({
      name: `another reader, p${share * 100}`,
      value: percentile(crowded, share),
      unit: 'ms',
      reference: { name: 'with nobody else', value: percentile(quiet, share) },
      ...(share === 0.99 && { budget: { of: 'value' as const, most: 100, reason } }),
    }));
    figures.push({ name: 'stories given', value: statuses.filter((status) => status === 200).length, unit: '' });
    figures.push({
      name: 'neither given nor put off',
      value: wrong,
      unit: '',
      budget: { of: 'value', most: 0, reason: 'a crowd is told to come back' },
    });
    return figures;
  } finally {
    await server.stop();
  }
};
