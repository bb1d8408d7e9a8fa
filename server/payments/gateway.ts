/** What a gateway is told of an order. It answers with the same two numbers when it was paid. */
export interface OrderToPay {
  readonly visitorId: string;
  readonly orderId: string;
}

/**
 * Somebody who takes a payment. `Notice` is how they say that it was made: whatever arrives, before it is believed.
 * A gateway knows neither the store nor the seat; the route that holds the notice seats whom `confirm` names.
 */
export interface PaymentGateway<Notice> {
  readonly name: 'demo';
  /** Prepares a payment of the seat's price and answers where to make it. Throws when the provider cannot be reached. */
  create(order: OrderToPay): Promise<string>;
  /** The order that a notice says was paid in full; null for a notice that is forged, stale or about something else. */
  confirm(notice: Notice): Promise<OrderToPay | null>;
}
