import { randomUUID } from 'node:crypto';
import { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify';

/** An error in the log. Other fields are omitted: PostgreSQL puts values of the row into them. */
type LoggedError = {
  type: string;
  message: string;
  stack: string;
  [key: string]: unknown;
};

function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name: type, message, stack = '', cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type,
    message,
    stack,
    ...(typeof code === 'string' && { code }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  };
}

/** The route's pattern, not the URL, which can contain an order or a reader's choices. */
export const routeOf = ({ routeOptions: { url } }: FastifyRequest): string => url ?? 'none';

/** Suppresses Fastify's own lines about single requests. plugins/app/requestLog.ts writes one for each refusal. */
class WithoutRequestLines extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(): void {}
  override routeNotFound(): void {}
  override defaultErrorLog(): void {}
}

/**
 * Fastify's options for a log in JSON lines on stderr. B-OPS-01. The serializers choose the logged fields of requests
 * and errors, so that no address, no visitor and no text of a reader gets into a log.
 */
export const logOptions = (level: string) => ({
  logger:
    level === 'silent'
      ? false
      : {
          level,
          stream: process.stderr,
          formatters: { level: (label: string) => ({ level: label }) },
          timestamp: () => `,"time":"${new Date().toISOString()}"`,
          serializers: {
            req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
            err: loggedError,
          },
        },
  logController: new WithoutRequestLines(),
  // Random, because several processes write into one log.
  genReqId: () => randomUUID(),
  // No logger for each request: few requests are logged, and their lines contain the id, as `reqId`.
  childLoggerFactory: (logger: FastifyBaseLogger) => logger,
});
