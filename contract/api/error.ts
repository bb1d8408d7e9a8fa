import { Type } from 'typebox';

/** The body of every error response: one sentence. */
export const ErrorSchema = Type.Object({ message: Type.String() });
