import { Type } from 'typebox';
import { batchIdHeader } from '#contract/paths.ts';

/** The header by which a repeated request counts once. It is optional (decision 10). */
export const DeliveryHeadersSchema = Type.Object({
  [batchIdHeader]: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._:-]{1,64}$' })),
});
