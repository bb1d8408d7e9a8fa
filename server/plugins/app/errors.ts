import type { FastifyError } from 'fastify';
import fp from 'fastify-plugin';
import { errorPage, wantsPage } from './errorPage.ts';
import './requestLog.ts';
import { StorageUnavailable, VisitorErased } from '../../storage/storage.ts';
import { OverHourlyLimit } from '../external/rate-limit.ts';
import { StoryBusy } from '../../story/StoryBudget.ts';

/** Messages for Fastify's own errors, by code. Other errors keep their message. */
const messages: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be sent as application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body must not be empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as it says.',
  FST_ERR_BAD_URL: 'The address is not a valid one.',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long.',
};

/** Status and message of the reply to an error. Details of an internal error are logged, not sent. */
export function errorResponseOf(error: FastifyError): { status: number; message: string } {
  if (error instanceof StorageUnavailable) {
    return { status: 503, message: 'The record cannot be kept just now. Nothing of this request was counted.' };
  }
  if (error instanceof StoryBusy) return { status: 503, message: error.message };
  if (error instanceof VisitorErased) {
    return { status: 410, message: 'This visitor has been erased. Nothing of this request was kept.' };
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status, message: 'The registry could not answer.' };
  // JSON.parse throws a plain SyntaxError for an invalid body.
  const isSyntax = error instanceof SyntaxError;
  const message = isSyntax ? messages['FST_ERR_CTP_INVALID_JSON_BODY'] : (messages[error.code] ?? error.message);
  return { status, message: message ?? error.message };
}

/**
 * Answers every error with {message}: one or two sentences. A browser that expects a page gets the message as HTML.
 * R-UI-02.
 */
export default fp(
  async (app) => {
    app.addHook('onSend', (request, reply, payload, done) => {
      const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
      if (reply.statusCode < 400 || !isJson || typeof payload !== 'string' || !wantsPage(request))
        return done(null, payload);
      reply.type('text/html; charset=utf-8');
      reply.removeHeader('content-length');
      done(null, errorPage((JSON.parse(payload) as { message: string }).message));
    });
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const { status, message } = errorResponseOf(error);
      const isBusy = error instanceof StoryBusy;
      // A busy story is not a server error.
      if (status >= 500 && !isBusy) request.failure = error;
      if (isBusy || error instanceof OverHourlyLimit) reply.header('retry-after', error.retryAfterSeconds);
      else if (status === 503) reply.header('retry-after', 5);
      // With `connection: close`, Fastify would close the connection while the client is still sending, and the client
      // would see a reset and no reply. Without this header, Node reads and drops the rest of the body, within the time
      // limit of a request.
      if (status === 413) reply.removeHeader('connection');
      return reply.code(status).send({ message });
    });
  },
  { name: 'errors' },
);
