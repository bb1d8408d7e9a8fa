import { Type } from 'typebox';

export const HealthSchema = Type.Object({ status: Type.Literal('ok') });

/** The body of every error response: one sentence. */
export const ErrorSchema = Type.Object({ message: Type.String() });
