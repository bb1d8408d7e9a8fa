import { ErrorSchema } from '#contract/api/error.ts';

/** The schema of every error response: {message}. */
export const errorResponses = { '4xx': ErrorSchema, '5xx': ErrorSchema } as const;

/**
 * The message for a request without a cookie, for which nothing is stored. `what`: the subject of the sentence.
 * B-PRV-01.
 */
export const cookieRequired = (what: string): string =>
  `${what} is kept under a cookie, and none came with this request.`;

/** The message for a visitor who has refused a record. `what`: the subject of the sentence. B-PRV-04. */
export const recordRequired = (what: string): string =>
  `${what} is kept under a number, and you have agreed to none. It can be done once you agree, at /privacy.`;
