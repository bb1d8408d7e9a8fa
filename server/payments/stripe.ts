import { Stripe } from 'stripe';
import type { OrderToPay, PaymentGateway } from './gateway.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The origin of Stripe's API; tests use another one. */
  readonly apiOrigin: string;
  /** The origin of this site, for the payer's return. */
  readonly siteOrigin: string;
}

/**
 * A verified event of Stripe, reduced to the needs of the site. `event`: its id; `payment`: the payment intent's id.
 */
export type PaymentNotice =
  | {
      readonly kind: 'paid';
      readonly event: string;
      readonly order: string;
      readonly payment: string;
      /** The paid sum, in the smallest unit of the currency. */
      readonly amount: number;
      readonly currency: string;
    }
  /** The money went back: refunded in full, or disputed. */
  | { readonly kind: 'returned'; readonly event: string; readonly payment: string }
  | { readonly kind: 'unrelated' };

export interface StripeGateway extends PaymentGateway {
  /**
   * Reads the notice in the raw bytes of a request body. Null when the signature is not Stripe's, or the notice is
   * older than 5 minutes.
   */
  readNotice(body: Buffer, signature: string): PaymentNotice | null;
  /**
   * Refunds a payment once; repeated calls change nothing, with any `attempt`. `attempt`: the idempotency key of this
   * try, because Stripe repeats its first answer to a key for a day. Throws when Stripe does not confirm the refund.
   */
  refund(payment: string, attempt: string): Promise<void>;
}

/** Largest accepted age of a notice, s. Stripe signs each delivery attempt again. */
const oldestNoticeS = 300;
/** Time limit for paying, ms. Under a day, because an unpaid order is deleted after a day. */
const sessionMs = 3_600_000;

const idOf = (reference: string | { readonly id: string } | null): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');

/** Reads an event. Only a paid session publishes a message; a bank transfer is paid after the session is completed. */
function noticeOf(event: Stripe.Event): PaymentNotice {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { payment_status, client_reference_id, payment_intent, amount_total, currency } = event.data.object;
      const payment = idOf(payment_intent);
      if (payment_status !== 'paid' || client_reference_id === null || payment === '') return { kind: 'unrelated' };
      const sum = { amount: amount_total ?? 0, currency: currency ?? '' };
      return { kind: 'paid', event: event.id, order: client_reference_id, payment, ...sum };
    }
    case 'charge.refunded':
    case 'charge.dispute.created': {
      const charge = event.data.object;
      if (charge.object === 'charge' && !charge.refunded) return { kind: 'unrelated' };
      const payment = idOf(charge.payment_intent);
      return payment === '' ? { kind: 'unrelated' } : { kind: 'returned', event: event.id, payment };
    }
    default:
      return { kind: 'unrelated' };
  }
}

/**
 * Stripe Checkout: the payment is made on Stripe's own page, and Stripe's signed notices report the result. B-INF-04.
 */
export function stripeGateway({ secretKey, webhookSecret, apiOrigin, siteOrigin }: StripeOptions): StripeGateway {
  const { protocol, hostname, port } = new URL(apiOrigin);
  const stripe = new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port === '' ? 443 : Number(port),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  });
  return {
    name: 'stripe',
    async create({ orderId, amount, currency }: OrderToPay) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency,
                unit_amount: amount,
                product_data: { name: 'One line in the archive index of D5U' },
              },
            },
          ],
          client_reference_id: orderId,
          success_url: `${siteOrigin}/payment-success?order=${orderId}`,
          cancel_url: `${siteOrigin}/checkout`,
          expires_at: Math.floor((Date.now() + sessionMs) / 1000),
        },
        { idempotencyKey: `checkout-${orderId}` },
      );
      if (session.url === null) throw new Error("Stripe's checkout session has no URL.");
      return session.url;
    },
    readNotice(body, signature) {
      try {
        return noticeOf(stripe.webhooks.constructEvent(body, signature, webhookSecret, oldestNoticeS));
      } catch {
        return null;
      }
    },
    async refund(payment, attempt) {
      try {
        await stripe.refunds.create({ payment_intent: payment }, { idempotencyKey: `refund-${payment}-${attempt}` });
      } catch (error) {
        // The payment was refunded manually in the meantime, or by a try whose answer was lost.
        if ((error as { code?: string }).code !== 'charge_already_refunded') throw error;
      }
    },
  };
}
