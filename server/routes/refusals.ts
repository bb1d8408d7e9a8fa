import { ErrorSchema } from '#contract/api/health.ts';

/** Every refusal of every route has one body: {message}. */
export const refusals = { '4xx': ErrorSchema, '5xx': ErrorSchema } as const;

/** Why nothing was written for a client that sent no cookie along. B-PRV-01. */
export const withoutCookie = (what: string): string =>
  `${what} is kept under a cookie, and none came with this request.`;
