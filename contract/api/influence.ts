import { type Static, Type } from 'typebox';
import { influenceLimits, influencePrice, longestSentText } from '../influence.ts';

/**
 * POST /api/influence/checkout. The schema only limits the server's work: its limits are for the text as sent.
 * `influenceError` checks the real limits, on the normalized text (composed, trimmed, spaces folded).
 */
export const CheckoutSchema = Type.Object(
  {
    designation: Type.String({
      maxLength: longestSentText,
      description: `1 to ${influenceLimits.designation} characters after trimming.`,
    }),
    message: Type.String({
      maxLength: longestSentText,
      description: `1 to ${influenceLimits.message} characters after trimming, one line.`,
    }),
  },
  { additionalProperties: false },
);
export type Checkout = Static<typeof CheckoutSchema>;

/** The URL of the payment page: a path of this site, or an address of the payment provider. */
export const CheckoutReplySchema = Type.Object({ url: Type.String() });
export type CheckoutReply = Static<typeof CheckoutReplySchema>;

/** GET /api/influence/terms: the price and the payment provider. With `demo` no money moves. */
export const TermsSchema = Type.Object({
  price: Type.Literal(influencePrice.price),
  currency: Type.Literal(influencePrice.currency),
  gateway: Type.Enum(['demo', 'stripe']),
  /** Whether a paid message is shown at once, or only after the operator has approved it (`held`). */
  approval: Type.Enum(['at-once', 'held']),
});
export type Terms = Static<typeof TermsSchema>;

/** GET /api/influence/orders/:order. Only the visitor who placed the order can read it. */
export const OrderReplySchema = Type.Object({
  /** `paid`: the message was published. `waiting`: it is paid and awaits the operator's approval. */
  status: Type.Enum(['pending', 'waiting', 'paid', 'refused', 'removed', 'returned']),
  designation: Type.String(),
  message: Type.String(),
  /** Epoch ms; null while the order is pending. */
  paidAt: Type.Union([Type.Number(), Type.Null()]),
});
export type OrderReply = Static<typeof OrderReplySchema>;

/** Accepts any text: an unknown order is answered with 404, like the order of another visitor. */
export const OrderParamsSchema = Type.Object({ order: Type.String() });
