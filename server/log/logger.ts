import { randomUUID } from 'node:crypto';
import { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify';

/** An error as the log shows it. Nothing else of it: PostgreSQL puts values of the row into other fields. */
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

/** The route's pattern and not the address, which can contain an order or a reader's choices. */
export const routeOf = ({ routeOptions: { url } }: FastifyRequest): string => url ?? 'none';

/** Fastify's own lines about single requests are left out; plugins/app/requestLog.ts writes one for each refusal. */
class WithoutRequestLines extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(): void {}
  override routeNotFound(): void {}
  override defaultErrorLog(): void {}
}

/**
 * Fastify's options for a log in JSON lines on stderr. What is logged of a request and of an error is chosen here, so
 * that no address, no visitor and no text of a reader gets into a log. B-OPS-01.
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
  // No logger for each request: few are logged, and their lines say its id themselves, as `reqId`.
  childLoggerFactory: (logger: FastifyBaseLogger) => logger,
});
