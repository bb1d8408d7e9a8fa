/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OrderParamsSchema } from '#contract/api/influence.ts';
import { demoPaymentPath } from '#contract/paths.ts';
import { demoGateway } from '../../../payments/demo.ts';
import { demoPage } from './page.ts';
import { siteStyles } from './styles.ts';

const schema = { hide: true, params: OrderParamsSchema };

const receiptOf = (order: string): string => `/payment-success?order=${encodeURIComponent(order)}`;

/** Stands where a payment provider would: one page, a button that pays nothing, a button that goes back. */
const demo: FastifyPluginAsyncTypebox<{ siteDir: string | null }> = async (app, { siteDir }) => {
  const styles = siteStyles(siteDir);

  // Its two buttons are the only forms of the site. What they send is in their address; the body is empty and unread.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _body, done) => done(null, undefined),
  );

  app.get(`${demoPaymentPath}/:order`, { schema }, async (request, reply) => {
    const order = await app.storage.orders.read(request.visitor().id, request.params.order);
    if (order === null) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    // Under no-referrer a form sends `Origin: null`, which is what a form on another site could send as well.
    reply.header('referrer-policy', 'same-origin');
    if (order.paidAt !== null) return reply.redirect(receiptOf(order.id), 303);
    return reply.type('text/html; charset=utf-8').send(demoPage(order, styles));
  });

  app.post(`${demoPaymentPath}/:order/pay`, { schema }, async (request, reply) => {
    const paid = await demoGateway.confirm({ visitorId: request.visitor().id, orderId: request.params.order });
    if (paid !== null) await app.storage.orders.pay(paid.visitorId, paid.orderId);
    return reply.redirect(receiptOf(request.params.order), 303);
  });

  app.post(`${demoPaymentPath}/:order/cancel`, { schema }, async (request, reply) => {
    const { order } = request.params;
    const { id } = request.visitor();
    const isGone = (await app.storage.orders.cancel(id, order)) || (await app.storage.orders.read(id, order)) === null;
    // What was paid stays paid: whoever goes back too late is shown what they have.
    return reply.redirect(isGone ? '/checkout' : receiptOf(order), 303);
  });
};
export default demo;
