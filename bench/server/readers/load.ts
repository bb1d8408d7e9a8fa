import { Connection } from './Connection.ts';
import { everySeconds, type Kind, requestOf } from './requests.ts';

/**
 * The load generator, in a separate process: it gets one order, sends its requests, and returns the results. A
 * request's latency starts at its due time. So a server that stops for a second is late for all requests due in that
 * second.
 */
export interface LoadOrder {
  /** The servers, used in turn. */
  readonly urls: readonly string[];
  /** One cookie for each reader. */
  readonly cookies: readonly string[];
  readonly seconds: number;
  /** The mix, in requests a second; or `track` alone, each request sent after the previous reply. */
  readonly perSecond: number | 'track without a pause';
}

export interface LoadResult {
  readonly requests: number;
  /** Replies by status; 0 for no reply. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The 99th percentile of each five seconds. */
  readonly windows: readonly { readonly atS: number; readonly p99Ms: number }[];
  /** Answered requests in each second of the run. */
  readonly answeredPerSecond: number;
}

/** The number of connections from a proxy to its servers. */
const connectionsInAll = 128;
const windowS = 5;

const percentile = (times: Float64Array, share: number): number =>
  times.toSorted()[Math.floor(times.length * share)] ?? Number.NaN;

/** Endless sequence of the kinds, evenly mixed by their shares. */
function* kindsInTurn(): Generator<Kind> {
  const kinds = (Object.keys(everySeconds) as Kind[]).map((kind) => ({ kind, every: 1 / everySeconds[kind], due: 0 }));
  const sum = kinds.reduce((all, { every }) => all + every, 0);
  for (;;) {
    for (const each of kinds) each.due += each.every;
    const next = kinds.reduce((most, each) => (each.due > most.due ? each : most));
    next.due -= sum;
    yield next.kind;
  }
}

async function run({ urls, cookies, seconds, perSecond }: LoadOrder): Promise<LoadResult> {
  const connections = Array.from(
    { length: connectionsInAll },
    (_, index) => new Connection(urls[index % urls.length]!),
  );
  const free = [...connections];
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  const endings: number[] = [];
  const counts: Record<Kind, number> = { track: 0, profile: 0, message: 0, archive: 0, story: 0 };
  const kinds = kindsInTurn();
  const startedAt = performance.now();

  const next = (): string => {
    const kind: Kind = perSecond === 'track without a pause' ? 'track' : kinds.next().value;
    const count = counts[kind]++;
    const reader = count % cookies.length;
    return requestOf(kind, reader, Math.floor(count / cookies.length), cookies[reader]!);
  };
  const send = (connection: Connection, dueAt: number, then: () => void): void =>
    connection.ask(next(), (status) => {
      const now = performance.now();
      statuses[status] = (statuses[status] ?? 0) + 1;
      times.push(now - dueAt);
      endings.push(now - startedAt);
      then();
    });

  if (perSecond === 'track without a pause') {
    const until = startedAt + seconds * 1000;
    const sender = (connection: Connection): Promise<void> =>
      new Promise((resolve) => {
        const again = (): void => {
          const now = performance.now();
          if (now >= until) resolve();
          else send(connection, now, again);
        };
        again();
      });
    await Promise.all(connections.map(sender));
  } else {
    const waiting: number[] = [];
    const dispatch = (): void => {
      while (free.length > 0 && waiting.length > 0) {
        const connection = free.pop()!;
        send(connection, waiting.shift()!, () => {
          free.push(connection);
          dispatch();
        });
      }
    };
    const all = seconds * perSecond;
    let due = 0;
    // Real time: the pace of the requests is the load.
    while (due < all) {
      const now = performance.now();
      for (; due < all && startedAt + (due * 1000) / perSecond <= now; due += 1)
        waiting.push(startedAt + (due * 1000) / perSecond);
      dispatch();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    while (times.length < all) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const tookS = (performance.now() - startedAt) / 1000;
  for (const connection of connections) connection.close();

  const windows = Array.from({ length: Math.floor(tookS / windowS) }, (_, at) => ({
    atS: (at + 0.5) * windowS,
    p99Ms: percentile(
      Float64Array.from(times.filter((_time, index) => Math.floor(endings[index]! / 1000 / windowS) === at)),
      0.99,
    ),
  }));
  const sorted = Float64Array.from(times);
  return {
    requests: times.length,
    statuses,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    windows,
    answeredPerSecond: times.length / tookS,
  };
}

process.once('message', (order: LoadOrder) => {
  void run(order).then((result) => {
    process.send?.(result);
    process.disconnect();
  });
});
