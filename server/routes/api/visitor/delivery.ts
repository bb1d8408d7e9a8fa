import { type Static, Type } from 'typebox';
import { batchIdHeader, batchSequenceHeader } from '#contract/paths.ts';
import type { Delivery } from '../../../storage/storage.ts';

/** The headers by which a repeated request counts once. They are optional (docs/design.md, "Contract"). */
export const DeliveryHeadersSchema = Type.Object({
  [batchIdHeader]: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._:-]{1,64}$' })),
  [batchSequenceHeader]: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
});

/** The delivery of a request; null without an id. */
export function deliveryOf(headers: Static<typeof DeliveryHeadersSchema>): Delivery | null {
  const id = headers[batchIdHeader];
  return id === undefined ? null : { id, sequence: headers[batchSequenceHeader] ?? null };
}
