import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance } from 'fastify';
import { ErrorSchema } from '#contract/api/error.ts';
import { DecisionSchema, OperatorQuerySchema, OperatorViewSchema, RefuseAllSchema } from '#contract/api/operator.ts';
import { logOptions } from './log/logger.ts';
import { errorResponses } from './routes/errorResponses.ts';
import clockPlugin from './plugins/app/clock.ts';
import errorsPlugin from './plugins/app/errors.ts';
import requestLogPlugin from './plugins/app/requestLog.ts';
import type { Storage } from './storage/storage.ts';

/** The Unix socket for the operator's commands to a running server. */
export const operatorSocket = (dataDir: string): string => join(dataDir, 'operator.sock');

/** Only the owner of the files may connect. */
const ownerOnly = 0o177;

export interface OperatorOptions {
  readonly storage: Storage;
  /** Epoch ms. */
  readonly clock: () => number;
  readonly dataDir: string;
  readonly logLevel: string;
}

/** Interval at which a server checks whether another server still answers at the socket, ms. */
const lookEveryMs = 10_000;

/** True while a server answers at a socket. A killed server leaves its socket behind. */
async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** The operator's calls: the list of paid orders, and the decisions about them. */
async function operatorApp({ storage, clock, logLevel }: OperatorOptions): Promise<FastifyInstance> {
  const app = Fastify({
    forceCloseConnections: true,
    ...logOptions(logLevel),
  }).withTypeProvider<TypeBoxTypeProvider>();
  await app.register(clockPlugin, { clock });
  await app.register(requestLogPlugin);
  await app.register(errorsPlugin);
  app.get(
    '/influence',
    { schema: { querystring: OperatorQuerySchema, response: { 200: OperatorViewSchema, ...errorResponses } } },
    ({ query }) => storage.influence.operatorView(query.skip),
  );
  app.post(
    '/influence',
    { schema: { body: DecisionSchema, response: { 200: ErrorSchema, ...errorResponses } } },
    async ({ body }, reply) => {
      const outcome = await storage.influence.decide(body);
      if (outcome === 'done') return { message: 'Done.' };
      if (outcome === 'not found')
        return reply.code(404).send({ message: 'No paid order has this number: see the list.' });
      return reply.code(409).send({ message: `This order is ${outcome}; nothing was changed.` });
    },
  );
  app.post(
    '/influence/refusals',
    { schema: { body: RefuseAllSchema, response: { 200: ErrorSchema, ...errorResponses } } },
    async ({ body }, reply) => {
      const refused = await storage.influence.refuseAllOf(body);
      if (refused === 0)
        return reply
          .code(404)
          .send({ message: 'No message of this reader waits, or the order is unknown: see the list.' });
      return { message: `Refused the waiting messages of this reader: ${refused}.` };
    },
  );
  return app;
}

/** Listens at the socket; null when another server does. Throws when the socket cannot be created. */
async function listenAlone(options: OperatorOptions): Promise<FastifyInstance | null> {
  const path = operatorSocket(options.dataDir);
  mkdirSync(options.dataDir, { recursive: true });
  if (await isAnswered(path)) return null;
  const app = await operatorApp(options);
  rmSync(path, { force: true });
  const before = process.umask(ownerOnly);
  try {
    await app.listen({ path });
  } finally {
    process.umask(before);
  }
  return app;
}

/** The operator's socket, which this server has or waits for. */
export interface OperatorSocket {
  /** False while another server with the same folder has the socket. */
  isOwn(): boolean;
  close(): Promise<void>;
}

/**
 * Opens the operator's socket in DATA_DIR. Throws when the socket cannot be created. B-INF-03. Write access to the
 * folder is the permission: there is no key, and nothing is on the network. Requests are logged like requests to the
 * site. Of several servers with the same folder, only the first opens the socket, which is enough. When this server
 * ends, another one opens the socket within `lookEveryMs`.
 */
export async function openOperatorSocket(
  options: OperatorOptions,
  { everyMs = lookEveryMs }: { readonly everyMs?: number } = {},
): Promise<OperatorSocket> {
  let app = await listenAlone(options);
  let look: Promise<void> | null = null;
  const take = async (): Promise<void> => {
    // The next check tries again.
    app = await listenAlone(options).catch(() => null);
    if (app !== null) clearInterval(timer);
    look = null;
  };
  const timer = setInterval(() => void (look ??= take()), everyMs);
  timer.unref();
  if (app !== null) clearInterval(timer);
  return {
    isOwn: () => app !== null,
    async close() {
      clearInterval(timer);
      await look;
      await app?.close();
    },
  };
}
