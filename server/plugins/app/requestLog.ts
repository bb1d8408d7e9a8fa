import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { routeOf } from '../../log/logger.ts';
import { Sampler } from '../../log/Sampler.ts';
import './clock.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The failure to log for this request: of a 5xx reply, or of a write that the reply can do without. */
    failure: unknown;
  }
}

/** Largest number of log lines a minute about replies with the same status. */
const linesPerMinute = 10;

/** Statuses of expected refusals: a locked file, an unknown URL, a decision without effect, an erased visitor. */
const usual = new Set([403, 404, 409, 410]);

/** Level and text of a log line. A 503 without a failure is a refusal: the server is busy or shutting down. */
function kindOf(status: number, hasFailure: boolean): { level: 'error' | 'warn' | 'info'; message: string } {
  if (status < 400) return { level: 'warn', message: 'request answered, but a write failed' };
  if (hasFailure) return { level: 'error', message: 'request failed' };
  return { level: usual.has(status) ? 'info' : 'warn', message: 'request refused' };
}

/**
 * Logs each reply with a status of 400 or more, and each reply with a failed write: at most ten lines a minute for each
 * status. B-OPS-01. Suppressed lines are counted. The count is logged with the next request after that minute. The
 * reply to a refused request has its id in the header `x-request-id`.
 */
export default fp(
  async (app) => {
    const sampler = new Sampler(linesPerMinute, () => app.clock());
    const logSuppressed = () => {
      for (const { kind, suppressed } of sampler.end()) {
        app.log.warn({ status: Number(kind), suppressed }, `suppressed ${suppressed} log lines with status ${kind}`);
      }
    };
    app.decorateRequest('failure', undefined);
    app.addHook('onSend', (request, reply, payload, done) => {
      if (reply.statusCode >= 400) reply.header('x-request-id', request.id);
      done(null, payload);
    });
    app.addHook('onResponse', (request: FastifyRequest, { statusCode, elapsedTime }, done) => {
      if (sampler.isOver) logSuppressed();
      const { failure } = request;
      const line = {
        reqId: request.id,
        method: request.method,
        route: routeOf(request),
        status: statusCode,
        ms: Math.round(elapsedTime),
      };
      if (statusCode < 400 && failure === undefined) {
        app.log.debug(line, 'request answered');
      } else if (sampler.allows(String(statusCode))) {
        const { level, message } = kindOf(statusCode, failure !== undefined);
        app.log[level](failure === undefined ? line : { ...line, err: failure }, message);
      }
      done();
    });
    app.addHook('onClose', async () => logSuppressed());
  },
  { name: 'request-log', dependencies: ['clock'] },
);
