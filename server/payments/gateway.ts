/** The two ids that identify an order for a gateway. `confirm` returns them for a paid order. */
export interface OrderToPay {
  readonly visitorId: string;
  readonly orderId: string;
}

/**
 * A payment provider. `Notice` is the provider's message that a payment was made, not yet verified. A gateway does not
 * use the store: the route that receives the notice marks the order paid that `confirm` returns.
 */
export interface PaymentGateway<Notice> {
  readonly name: 'demo';
  /** Prepares a payment of `influencePrice` and returns the URL where it is made. Throws when the provider cannot be reached. */
  create(order: OrderToPay): Promise<string>;
  /** Verifies a notice and returns the order that was paid in full; null for a forged, outdated or unrelated notice. */
  confirm(notice: Notice): Promise<OrderToPay | null>;
}
