import { type Static, Type } from 'typebox';

const Days = Type.Integer({ minimum: 1 });

/** GET /api/privacy: the settings of this server that the privacy page states. The same for every visitor. B-PRV-05. */
export const PrivacyFactsSchema = Type.Object({
  /** Retention times, in days. */
  days: Type.Object({
    /** All data about a visitor, counted from the last addition. */
    record: Days,
    delivery: Days,
    unpaidOrder: Days,
    cookie: Days,
    tombstone: Days,
    returnedPayment: Days,
    paymentNotice: Days,
    migrationCopy: Days,
  }),
  /** Whether every visitor is asked before a record is kept. */
  asks: Type.Boolean(),
  /** `demo`: no money moves. */
  payments: Type.Enum(['demo', 'stripe']),
  /** The host of the service to which page views are sent; null if none are sent. */
  analyticsHost: Type.Union([Type.String(), Type.Null()]),
  /** The operator's mail address or page; null for none. */
  contact: Type.Union([Type.String(), Type.Null()]),
});
export type PrivacyFacts = Static<typeof PrivacyFactsSchema>;
