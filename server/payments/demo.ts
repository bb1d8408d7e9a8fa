import { demoPaymentPath } from '#contract/paths.ts';
import type { OrderToPay, PaymentGateway } from './gateway.ts';

/**
 * A payment without money, for trying the site out. Its notice comes from a page of our own, sent by the very visitor
 * whose order it is, so there is nothing in it to doubt. The settings keep it out of production unless PAYMENTS=demo.
 */
export const demoGateway: PaymentGateway<OrderToPay> = {
  name: 'demo',
  create: async ({ orderId }) => `${demoPaymentPath}/${orderId}`,
  confirm: async (notice) => notice,
};
