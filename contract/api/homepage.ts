import { type Static, Type } from 'typebox';

/** A published influence message. Spec §3 "Influence message", R-INF-01. */
export const InfluenceMessageSchema = Type.Object({
  designation: Type.String({ minLength: 1, maxLength: 40 }),
  message: Type.String({ minLength: 1, maxLength: 240 }),
});
export type InfluenceMessage = Static<typeof InfluenceMessageSchema>;

/** GET /api/homepage/message: the current message; null when there is none. */
export const HomepageMessageReplySchema = Type.Union([InfluenceMessageSchema, Type.Null()]);
export type HomepageMessageReply = Static<typeof HomepageMessageReplySchema>;
