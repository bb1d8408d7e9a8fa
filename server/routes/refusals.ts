import { ErrorSchema } from '#contract/api/health.ts';

/** Every refusal of every route has one body: {message}. */
export const refusals = { '4xx': ErrorSchema, '5xx': ErrorSchema } as const;
