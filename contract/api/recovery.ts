import { type Static, Type } from 'typebox';
import { PhaseSchema } from '../visitor.ts';
import { NarrativeStateBodySchema } from './visitor.ts';

/** What the browser makes of the twelve words: they never leave it. SHA-256 in hexadecimal. */
const KeySchema = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** POST /api/visitor/recovery: gives this visitor a phrase, in place of an earlier one. */
export const RecoveryBodySchema = Type.Object({ key: KeySchema }, { additionalProperties: false });

/** GET and POST /api/visitor/recovery: when the phrase was made, epoch ms; null for none. */
export const RecoveryReplySchema = Type.Object({ madeAt: Type.Union([Type.Number(), Type.Null()]) });
export type RecoveryReply = Static<typeof RecoveryReplySchema>;

/** What a record holds, in a few figures. */
const DigestSchema = Type.Object({
  phase: PhaseSchema,
  finds: Type.Integer({ minimum: 0 }),
  /** Epoch ms. */
  firstSeenAt: Type.Number(),
  lastSeenAt: Type.Number(),
});
export type RecordDigest = Static<typeof DigestSchema>;

/** POST /api/visitor/recovery/preview: the record of a phrase beside this visitor's own, which is null for none. */
export const RecoveryPreviewSchema = Type.Object({
  /** True when the phrase is this visitor's own. */
  isOwn: Type.Boolean(),
  found: DigestSchema,
  own: Type.Union([DigestSchema, Type.Null()]),
});
export type RecoveryPreview = Static<typeof RecoveryPreviewSchema>;

/** POST /api/visitor/recovery/claim: this browser goes on with that record; its own is added to it first, or erased. */
export const ClaimBodySchema = Type.Object(
  { key: KeySchema, own: Type.Enum(['merge', 'erase']) },
  { additionalProperties: false },
);
export type ClaimBody = Static<typeof ClaimBodySchema>;

/** The finds of the record that this browser now has. */
export const ClaimReplySchema = Type.Object({
  discoveredFragments: NarrativeStateBodySchema.properties.discoveredFragments,
  investigationPath: NarrativeStateBodySchema.properties.investigationPath,
});
export type ClaimReply = Static<typeof ClaimReplySchema>;
