/** An order for a gateway: visitor, order id and price. */
export interface OrderToPay {
  readonly visitorId: string;
  readonly orderId: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  /** An ISO code in lower case. */
  readonly currency: string;
}

/**
 * A payment provider. A gateway does not use the store. The route that receives the provider's notices records the
 * payment. For the demo provider, the route of the demo payment page records the payment.
 */
export interface PaymentGateway {
  readonly name: 'demo' | 'stripe';
  /** Prepares a payment and returns the URL of the payment page. Throws if the provider fails. */
  create(order: OrderToPay): Promise<string>;
}
