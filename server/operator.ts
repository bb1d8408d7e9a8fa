import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance } from 'fastify';
import { ErrorSchema } from '#contract/api/health.ts';
import { DecisionSchema, OperatorViewSchema } from '#contract/api/operator.ts';
import { logOptions } from './log/logger.ts';
import { errorResponses } from './routes/errorResponses.ts';
import clockPlugin from './plugins/app/clock.ts';
import errorsPlugin from './plugins/app/errors.ts';
import requestLogPlugin from './plugins/app/requestLog.ts';
import type { Storage } from './storage/storage.ts';

/** The Unix socket at which a running server takes the operator's commands. */
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

/**
 * Opens the operator's socket in DATA_DIR: the list of paid orders and the decisions about them. Whoever may write to that
 * folder may decide, so there is no key, and nothing of it is on the network. Requests are logged as those of the site are.
 * Throws when the socket cannot be made. B-INF-03.
 */
export async function openOperatorSocket(options: OperatorOptions): Promise<FastifyInstance> {
  const { storage, clock, dataDir, logLevel } = options;
  const app = Fastify({
    forceCloseConnections: true,
    ...logOptions(logLevel),
  }).withTypeProvider<TypeBoxTypeProvider>();
  await app.register(clockPlugin, { clock });
  await app.register(requestLogPlugin);
  await app.register(errorsPlugin);
  app.get('/influence', { schema: { response: { 200: OperatorViewSchema, ...errorResponses } } }, () =>
    storage.influence.operatorView(),
  );
  app.post(
    '/influence',
    { schema: { body: DecisionSchema, response: { 200: ErrorSchema, ...errorResponses } } },
    async ({ body }, reply) => {
      const outcome = await storage.influence.decide(body);
      if (outcome === 'done') return { message: 'Done.' };
      if (outcome === 'not found') return reply.code(404).send({ message: 'No paid order has this number.' });
      return reply.code(409).send({ message: `This order is ${outcome}; nothing was changed.` });
    },
  );
  const path = operatorSocket(dataDir);
  mkdirSync(dataDir, { recursive: true });
  // A server that was killed leaves its socket behind.
  rmSync(path, { force: true });
  const before = process.umask(ownerOnly);
  try {
    await app.listen({ path });
  } finally {
    process.umask(before);
  }
  return app;
}
