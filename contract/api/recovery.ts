import { type Static, Type } from 'typebox';
import { PhaseSchema } from '../visitor.ts';
import { NarrativeStateBodySchema } from './visitor.ts';

/** SHA-256 of the twelve words, in hexadecimal. The words themselves never leave the browser. */
const KeySchema = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** POST /api/visitor/recovery: gives this visitor a phrase, in place of an earlier one. */
export const RecoveryBodySchema = Type.Object({ key: KeySchema }, { additionalProperties: false });

/** GET and POST /api/visitor/recovery: the time at which the phrase was made, epoch ms; null for none. */
export const RecoveryReplySchema = Type.Object({ madeAt: Type.Union([Type.Number(), Type.Null()]) });
export type RecoveryReply = Static<typeof RecoveryReplySchema>;

/** A summary of a record. */
const DigestSchema = Type.Object({
  phase: PhaseSchema,
  finds: Type.Integer({ minimum: 0 }),
  /** Epoch ms. */
  firstSeenAt: Type.Number(),
  lastSeenAt: Type.Number(),
});
export type RecordDigest = Static<typeof DigestSchema>;

/** POST /api/visitor/recovery/preview: the record of a phrase, and this visitor's own (null for none). */
export const RecoveryPreviewSchema = Type.Object({
  /** True when the phrase belongs to this visitor. */
  isOwn: Type.Boolean(),
  found: DigestSchema,
  own: Type.Union([DigestSchema, Type.Null()]),
});
export type RecoveryPreview = Static<typeof RecoveryPreviewSchema>;

/**
 * POST /api/visitor/recovery/claim: this browser continues with the record of the phrase. The browser's own record is
 * first merged into the record of the phrase, or erased.
 */
export const ClaimBodySchema = Type.Object(
  { key: KeySchema, own: Type.Enum(['merge', 'erase']) },
  { additionalProperties: false },
);
export type ClaimBody = Static<typeof ClaimBodySchema>;

/** The finds of the resulting record. */
export const ClaimReplySchema = Type.Object({
  discoveredFragments: NarrativeStateBodySchema.properties.discoveredFragments,
  investigationPath: NarrativeStateBodySchema.properties.investigationPath,
});
export type ClaimReply = Static<typeof ClaimReplySchema>;
