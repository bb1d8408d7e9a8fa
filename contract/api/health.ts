import { Type } from 'typebox';

export const HealthSchema = Type.Object({ status: Type.Literal('ok') });

/** Every refusal: one clear sentence. */
export const ErrorSchema = Type.Object({ message: Type.String() });
