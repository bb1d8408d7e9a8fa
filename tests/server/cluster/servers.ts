import { apiPaths, batchIdHeader } from '#contract/paths.ts';
import type { Profile } from '#contract/visitor.ts';
import { keenBatch } from '../../support/app.ts';
import type { RunningServer } from '../../support/server.ts';

type Server = Pick<RunningServer, 'url'>;

/** A new visitor's cookie. */
export const meet = async ({ url }: Server): Promise<string> =>
  (await fetch(url + apiPaths.profile)).headers.get('set-cookie')?.split(';')[0] ?? '';

/** Sends a batch with one interaction. Rejects when the server is gone. */
export const send = ({ url }: Server, cookie: string, id: string): Promise<Response> =>
  fetch(url + apiPaths.track, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', [batchIdHeader]: id },
    body: JSON.stringify({ behaviorData: keenBatch(Date.now(), { interactionSequence: [`click:${id}`] }) }),
  });

export const profileOf = async ({ url }: Server, cookie: string): Promise<Profile> =>
  (await (await fetch(url + apiPaths.profile, { headers: { cookie } })).json()) as Profile;

export interface Load {
  /** The ids of all batches that were sent, and of those that a server has acknowledged. */
  readonly sent: Set<string>;
  readonly acknowledged: Set<string>;
  /** The replies by status; 0 stands for none. */
  readonly statuses: Map<number, number>;
  stop(): Promise<void>;
}

/** Sends batches of one visitor to all servers in turn, `senders` at a time, until it is stopped. */
export function load(servers: readonly Server[], cookie: string, senders = 10): Load {
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();
  const stopped = new AbortController();
  const sender = async () => {
    while (!stopped.signal.aborted) {
      const id = `load-${sent.size}`;
      const server = servers[sent.size % servers.length]!;
      sent.add(id);
      const status = await send(server, cookie, id).then(
        (reply) => reply.status,
        () => 0,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) acknowledged.add(id);
      // A refused client waits before it tries again.
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const ended = Promise.all(Array.from({ length: senders }, sender));
  return {
    sent,
    acknowledged,
    statuses,
    async stop() {
      stopped.abort();
      await ended;
    },
  };
}
