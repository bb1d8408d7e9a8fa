import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths, batchIdHeader } from '#contract/paths.ts';
import type { Profile } from '#contract/visitor.ts';
import { keenBatch } from '../support/app.ts';
import type { RunningServer } from '../support/server.ts';

type Server = Pick<RunningServer, 'url'>;

/** A new visitor's cookie. */
export const meet = async ({ url }: Server): Promise<string> =>
  (await fetch(url + apiPaths.profile)).headers.get('set-cookie')?.split(';')[0] ?? '';

/** Sends a batch with one interaction. Rejects if the server does not run. */
export const send = ({ url }: Server, cookie: string, id: string): Promise<Response> =>
  fetch(url + apiPaths.track, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', [batchIdHeader]: id },
    body: JSON.stringify({ behaviorData: keenBatch(Date.now(), { interactionSequence: [`click:${id}`] }) }),
  });

export const profileOf = async ({ url }: Server, cookie: string): Promise<Profile> =>
  (await (await fetch(url + apiPaths.profile, { headers: { cookie } })).json()) as Profile;

export interface Load {
  /** The ids of all batches that were sent. */
  readonly sent: Set<string>;
  /** The ids of the batches that a server has acknowledged. */
  readonly acknowledged: Set<string>;
  /** The number of replies by status; status 0 stands for no reply. */
  readonly statuses: Map<number, number>;
  /** The cookie of the visitor who has sent a batch. */
  cookieOf(id: string): string;
  stop(): Promise<void>;
}

export interface LoadOptions {
  /** Number of batches that may be in flight at once. */
  readonly senders?: number;
  /** Greatest number of batches sent in a second; by default without a limit. */
  readonly perSecond?: number;
}

/**
 * Sends batches of these visitors in turn, to all servers in turn, until `stop` is called. A batch without an
 * acknowledgement is sent again.
 */
export function load(
  servers: readonly Server[],
  cookies: readonly string[],
  { senders = 10, perSecond = Number.POSITIVE_INFINITY }: LoadOptions = {},
): Load {
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();
  const stopped = new AbortController();
  const startedAt = performance.now();
  const cookieOf = (id: string): string => cookies[Number(/\d+/.exec(id)?.[0])]!;
  let tries = 0;
  /** Sends a batch once. Returns whether the batch was acknowledged. */
  const attempt = async (id: string): Promise<boolean> => {
    const server = servers[tries % servers.length]!;
    const earlyMs = startedAt + (tries * 1000) / perSecond - performance.now();
    tries += 1;
    // Real time: the load is defined by its rate.
    if (earlyMs > 0) await wait(earlyMs);
    const status = await send(server, cookieOf(id), id).then(
      (reply) => reply.status,
      () => 0,
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    // A refused client waits before it tries again.
    if (status !== 200) await wait(50);
    return status === 200;
  };
  const sender = async () => {
    while (!stopped.signal.aborted) {
      // The batches of each visitor are numbered like those of one page load.
      const id = `load${sent.size % cookies.length}-${Math.floor(sent.size / cookies.length)}`;
      sent.add(id);
      while (!stopped.signal.aborted && !acknowledged.has(id)) if (await attempt(id)) acknowledged.add(id);
    }
  };
  const ended = Promise.all(Array.from({ length: senders }, sender));
  return {
    sent,
    acknowledged,
    statuses,
    cookieOf,
    async stop() {
      stopped.abort();
      await ended;
    },
  };
}

/** Number of batches that are sent again in parallel. */
const togetherAgain = 40;

/**
 * Sends all batches once more, as an outbox does with unanswered batches. Acknowledged batches are already stored, and
 * each batch of each visitor must have counted exactly once. Returns the faults: the ids of lost batches, and the
 * visitors with a wrong number of batches.
 */
export async function lostOrDouble(server: Server, { sent, acknowledged, cookieOf }: Load): Promise<string[]> {
  const wrong: string[] = [];
  const expected = new Map<string, number>();
  const ids = [...sent];
  for (let at = 0; at < ids.length; at += togetherAgain) {
    const some = ids.slice(at, at + togetherAgain);
    await Promise.all(
      some.map(async (id) => {
        const { counted } = (await (await send(server, cookieOf(id), id)).json()) as { counted: boolean };
        if (acknowledged.has(id) && counted) wrong.push(`${id} was lost`);
        expected.set(cookieOf(id), (expected.get(cookieOf(id)) ?? 0) + 1);
      }),
    );
  }
  for (const [cookie, batches] of expected) {
    const { interactions } = await profileOf(server, cookie);
    if (interactions !== batches) wrong.push(`${batches} batches of a visitor have counted as ${interactions}`);
  }
  return wrong;
}
