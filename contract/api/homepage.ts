import { type Static, Type } from 'typebox';

/** Who sits in the empty seat, and what they say. Spec §3 "Influence message", R-INF-01. */
export const InfluenceMessageSchema = Type.Object({
  designation: Type.String({ minLength: 1, maxLength: 40 }),
  message: Type.String({ minLength: 1, maxLength: 240 }),
});
export type InfluenceMessage = Static<typeof InfluenceMessageSchema>;

/** GET /api/homepage/message: null while nobody sits there. */
export const HomepageMessageReplySchema = Type.Union([InfluenceMessageSchema, Type.Null()]);
export type HomepageMessageReply = Static<typeof HomepageMessageReplySchema>;
