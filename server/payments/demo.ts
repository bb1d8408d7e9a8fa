import { demoPaymentPath } from '#contract/paths.ts';
import type { PaymentGateway } from './gateway.ts';

/**
 * A payment without money, for trying the site. Its notice comes from a page of this server, sent by the owner of the
 * order, so it needs no verification. In production it is used only with PAYMENTS=demo.
 */
export const demoGateway: PaymentGateway = {
  name: 'demo',
  create: async ({ orderId }) => `${demoPaymentPath}/${orderId}`,
};
