import type { ServerResponse } from 'node:http';
import { Stripe } from 'stripe';
import { stripeNoticePath } from '#contract/paths.ts';
import type { TestApp } from './app.ts';
import { json, listen, type ReceivedRequest } from './http.ts';

export const webhookSecret = 'whsec_only_for_tests';

/** An HTTP server for the two calls of Stripe's API that the site makes, with the same idempotency. */
export interface StripeStandIn {
  /** The settings that direct the site to this server. */
  readonly env: Readonly<Record<string, string>>;
  readonly sessions: URLSearchParams[];
  readonly refunds: string[];
  /** If true, calls with a new key fail with 500. As at Stripe, a repeated key gets its first answer again. */
  isDown: boolean;
  close(): Promise<void>;
}

export async function startStripe(): Promise<StripeStandIn> {
  const answered = new Map<string, unknown>();
  const sessions: URLSearchParams[] = [];
  const refunds: string[] = [];
  const make = ({ url, body }: ReceivedRequest): unknown => {
    const given = new URLSearchParams(body);
    if (url === '/v1/refunds') {
      refunds.push(given.get('payment_intent') ?? '');
      return { id: `re_${refunds.length}`, object: 'refund', status: 'succeeded' };
    }
    sessions.push(given);
    return {
      id: `cs_${sessions.length}`,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/cs_${sessions.length}`,
    };
  };
  const answer = (request: ReceivedRequest, response: ServerResponse): void => {
    const { method, url, headers } = request;
    if (method !== 'POST' || !['/v1/checkout/sessions', '/v1/refunds'].includes(url)) return json(response, {}, 404);
    if (headers.authorization !== 'Bearer sk_test_only') return json(response, {}, 401);
    const key = String(headers['idempotency-key']);
    if (!answered.has(key)) answered.set(key, standIn.isDown ? null : make(request));
    const known = answered.get(key);
    if (known === null) return json(response, { error: { type: 'api_error', message: 'down' } }, 500);
    return json(response, known);
  };
  const listener = await listen(answer);
  const standIn: StripeStandIn = {
    env: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_only',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_HOST: listener.url,
      SITE_URL: 'https://d5u.example',
    },
    sessions,
    refunds,
    isDown: false,
    close: listener.close,
  };
  return standIn;
}

const signer = new Stripe('sk_test_only');
/** The headers and the body of a notice, signed as Stripe signs it. `ageS`: age of the notice, in seconds. */
export function signedNotice(event: object, { ageS = 0, secret = webhookSecret } = {}) {
  const payload = JSON.stringify(event, null, 2);
  const timestamp = Math.floor(Date.now() / 1000) - ageS;
  const signature = signer.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } };
}

/** Posts a signed notice to the app. */
export const notify = ({ app }: TestApp, event: object, options?: Parameters<typeof signedNotice>[1]) =>
  app.inject({ method: 'POST', url: stripeNoticePath, ...signedNotice(event, options) });

let count = 0;
const eventOf = (type: string, object: object) => ({
  id: `evt_${(count += 1)}`,
  object: 'event',
  type,
  data: { object },
});

/** A Checkout session that was paid in full, unless `change` says otherwise. */
export const completed = (order: string, change: object = {}, type = 'checkout.session.completed') =>
  eventOf(type, {
    object: 'checkout.session',
    client_reference_id: order,
    payment_intent: `pi_${order}`,
    payment_status: 'paid',
    amount_total: 1300,
    currency: 'usd',
    ...change,
  });
export const refunded = (order: string, isWhole = true) =>
  eventOf('charge.refunded', { object: 'charge', payment_intent: `pi_${order}`, refunded: isWhole });
export const disputed = (order: string) =>
  eventOf('charge.dispute.created', { object: 'dispute', payment_intent: `pi_${order}` });
