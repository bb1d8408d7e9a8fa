/** The two ids that identify an order for a gateway, and what it costs. */
export interface OrderToPay {
  readonly visitorId: string;
  readonly orderId: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  /** An ISO code in small letters. */
  readonly currency: string;
}

/**
 * A payment provider. A gateway does not use the store: the route that receives the provider's notice of a payment books
 * the order.
 */
export interface PaymentGateway {
  readonly name: 'demo' | 'stripe';
  /** Prepares a payment and returns the URL where it is made. Throws when the provider cannot be reached. */
  create(order: OrderToPay): Promise<string>;
}
