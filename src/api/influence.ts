import useSWR from 'swr';
import type { Checkout, CheckoutReply, OrderReply, Terms } from '#contract/api/influence.ts';
import { apiPaths } from '#contract/paths.ts';
import { askAgainEvery } from './askAgain.ts';
import { getJson, post, ResponseError } from './fetcher.ts';

/** What became of a form: where to go and pay, the server's one sentence against it, or no word. */
export type CheckoutOutcome =
  | { readonly kind: 'accepted'; readonly url: string }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'unanswered' };

/** The sentence out of "400: {"message":"…"}"; null where the body is something else. */
function sentenceOf({ message }: ResponseError): string | null {
  try {
    const body: unknown = JSON.parse(message.slice(message.indexOf('{')));
    return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : null;
  } catch {
    return null;
  }
}

/** Hands the form in. Never throws: a failure is an outcome, and the form is still with its writer. R-INF-03. */
export async function handIn(line: Checkout): Promise<CheckoutOutcome> {
  try {
    const reply = (await (await post(apiPaths.influenceCheckout, line)).json()) as CheckoutReply;
    return { kind: 'accepted', url: reply.url };
  } catch (error) {
    console.error('The form for the seat could not be handed in.', error);
    const sentence = error instanceof ResponseError && error.status === 400 ? sentenceOf(error) : null;
    return sentence === null ? { kind: 'unanswered' } : { kind: 'refused', sentence };
  }
}

/** The price, and whether money moves. */
export const useTerms = () =>
  useSWR<Terms, Error>(apiPaths.influenceTerms, (path: string) => getJson<Terms>(path), {
    onError: (error) => console.error('The terms of the seat could not be read.', error),
  });

/** How often an order that is not paid yet, or could not be read, is asked after. */
const askAgainMs = 3000;

/** An order of this visitor; null for a number that is not theirs, and for no number. */
export function useOrder(id: string | null) {
  return useSWR<OrderReply | null, Error>(
    id === null ? null : `${apiPaths.influenceOrders}/${encodeURIComponent(id)}`,
    readOrder,
    {
      ...askAgainEvery(askAgainMs),
      refreshInterval: (order) => (order?.status === 'pending' ? askAgainMs : 0),
    },
  );
}

async function readOrder(path: string): Promise<OrderReply | null> {
  try {
    return await getJson<OrderReply>(path);
  } catch (error) {
    if (error instanceof ResponseError && error.status === 404) return null;
    throw error;
  }
}
