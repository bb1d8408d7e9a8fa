import { type Static, Type } from 'typebox';
import { lineLimits, seatPrice } from '../influence.ts';

/**
 * POST /api/influence/checkout. The limits are checked by `objectionTo` and not here: a schema counts the text as it was
 * sent, and the line is what remains of it once it is composed, trimmed and its spaces are folded.
 */
export const CheckoutSchema = Type.Object(
  {
    designation: Type.String({ description: `1 to ${lineLimits.designation} characters after trimming.` }),
    message: Type.String({ description: `1 to ${lineLimits.message} characters after trimming, one line.` }),
  },
  { additionalProperties: false },
);
export type Checkout = Static<typeof CheckoutSchema>;

/** Where to go and pay: a path of this site, or an address of the payment provider. */
export const CheckoutReplySchema = Type.Object({ url: Type.String() });
export type CheckoutReply = Static<typeof CheckoutReplySchema>;

/** GET /api/influence/terms: what the seat costs here, and who takes the payment. In `demo` no money moves. */
export const TermsSchema = Type.Object({
  price: Type.Literal(seatPrice.price),
  currency: Type.Literal(seatPrice.currency),
  gateway: Type.Enum(['demo']),
});
export type Terms = Static<typeof TermsSchema>;

/** GET /api/influence/orders/:order, for the visitor who placed it and nobody else. */
export const OrderReplySchema = Type.Object({
  status: Type.Enum(['pending', 'paid']),
  designation: Type.String(),
  message: Type.String(),
  /** Epoch ms; null while the order is pending. */
  paidAt: Type.Union([Type.Number(), Type.Null()]),
});
export type OrderReply = Static<typeof OrderReplySchema>;

/** Any text that fits into an address: a number that nobody was given answers 404 like a stranger's. */
export const OrderParamsSchema = Type.Object({ order: Type.String() });
