/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OrderParamsSchema } from '#contract/api/influence.ts';
import { demoPaymentPath } from '#contract/paths.ts';
import { limitMessages } from '../../../payments/limitMessages.ts';
import type { Approval } from '../../../storage/storage.ts';
import { demoPage } from './page.ts';
import { siteStyles } from './styles.ts';

const schema = { hide: true, params: OrderParamsSchema };

const receiptOf = (order: string): string => `/payment-success?order=${encodeURIComponent(order)}`;

interface DemoOptions {
  readonly siteDir: string | null;
  readonly approval: Approval;
}

/** The page of the demonstration gateway. One button completes the order without money, the other cancels it. */
const demo: FastifyPluginAsyncTypebox<DemoOptions> = async (app, { siteDir, approval }) => {
  const styles = siteStyles(siteDir);

  // The two buttons are the only HTML forms of the site. The order is in the URL; the body is empty and not read.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _body, done) => done(null, undefined),
  );

  app.get(`${demoPaymentPath}/:order`, { schema }, async (request, reply) => {
    const order = await app.storage.orders.read(request.visitor().id, request.params.order);
    if (order === null) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    // With no-referrer the form would send `Origin: null`, as a form on another site could.
    reply.header('referrer-policy', 'same-origin');
    if (order.paidAt !== null) return reply.redirect(receiptOf(order.id), 303);
    return reply.type('text/html; charset=utf-8').send(demoPage(order, styles));
  });

  app.post(`${demoPaymentPath}/:order/pay`, { schema }, async (request, reply) => {
    const result = await app.storage.orders.markPaid(request.visitor().id, request.params.order, approval);
    if (result === 'too many') return reply.code(429).send({ message: limitMessages.paid });
    // The receipt page says that the order does not exist. The log does not contain its number, because anybody can
    // send any text as the number.
    if (result === 'not found') request.failure = new Error('The order of this payment is not stored.');
    return reply.redirect(receiptOf(request.params.order), 303);
  });

  app.post(`${demoPaymentPath}/:order/cancel`, { schema }, async (request, reply) => {
    const { order } = request.params;
    const { id } = request.visitor();
    const isGone = (await app.storage.orders.cancel(id, order)) || (await app.storage.orders.read(id, order)) === null;
    // A paid order is not cancelled; its receipt is shown.
    return reply.redirect(isGone ? '/checkout' : receiptOf(order), 303);
  });
};
export default demo;
