import useSWR from 'swr';
import type { Checkout, CheckoutReply, OrderReply, Terms } from '#contract/api/influence.ts';
import { apiPaths } from '#contract/paths.ts';
import { retryEvery } from './retryPolicy.ts';
import { getJson, postJson, reading, ResponseError } from './fetcher.ts';
import { record, text } from './shapes.ts';

export const checkoutShape = record({ url: text });
export const termsShape = record({ gateway: text });
export const orderShape = record({ status: text, designation: text, message: text });

/** The outcome of a submitted form: the payment URL, the server's sentence about a refusal, or no answer. */
export type CheckoutOutcome =
  | { readonly kind: 'accepted'; readonly url: string }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'unanswered' };

/** The message of an error body such as `400: {"message":"…"}`; null for any other body. */
function messageOf({ message }: ResponseError): string | null {
  try {
    const body: unknown = JSON.parse(message.slice(message.indexOf('{')));
    return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : null;
  } catch {
    return null;
  }
}

/** The statuses of a refusal: a text or a visitor that the server does not accept, and a limit that is reached. */
const refusals: readonly number[] = [400, 429];

/** Submits the form. Never throws; a failure is one of the outcomes. R-INF-03, B-INF-01. */
export async function submitInfluence(line: Checkout): Promise<CheckoutOutcome> {
  try {
    const reply = await postJson<CheckoutReply>(apiPaths.influenceCheckout, line, checkoutShape);
    return { kind: 'accepted', url: reply.url };
  } catch (error) {
    console.error('The influence form could not be submitted.', error);
    const sentence = error instanceof ResponseError && refusals.includes(error.status) ? messageOf(error) : null;
    return sentence === null ? { kind: 'unanswered' } : { kind: 'refused', sentence };
  }
}

/** The price, and whether real money is charged. Read once, when it is needed. */
export const useInfluenceTerms = (isNeeded = true) =>
  useSWR<Terms, Error>(isNeeded ? apiPaths.influenceTerms : null, reading<Terms>(termsShape), {
    onError: (error) => console.error('Could not read the terms of the influence message.', error),
  });

/** True for a demonstration payment; false with a real provider, and until the server has answered. B-INF-02. */
export const useIsDemonstration = (isNeeded = true): boolean => useInfluenceTerms(isNeeded).data?.gateway === 'demo';

/** Interval of reading an order that is unpaid, waits for the operator, or could not be read, ms. */
const rereadMs = 3000;

/** Interval of reading an order in each state, ms. Other states are not read again. */
const rereadMsOf: Partial<Record<OrderReply['status'], number>> = {
  pending: rereadMs,
  waiting: rereadMs,
  // A published message can be removed, or its payment returned.
  paid: 10_000,
};

/**
 * An order of this visitor, read again until its message is refused, removed or returned. Null for another visitor's
 * id. Without an id nothing is read. B-INF-03.
 */
export function useInfluenceOrder(id: string | null) {
  return useSWR<OrderReply | null, Error>(
    id === null ? null : `${apiPaths.influenceOrders}/${encodeURIComponent(id)}`,
    readOrder,
    {
      ...retryEvery(rereadMs),
      refreshInterval: (order) => (order ? (rereadMsOf[order.status] ?? 0) : 0),
    },
  );
}

async function readOrder(path: string): Promise<OrderReply | null> {
  try {
    return await getJson<OrderReply>(path, orderShape);
  } catch (error) {
    if (error instanceof ResponseError && error.status === 404) return null;
    throw error;
  }
}
