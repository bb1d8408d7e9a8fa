/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { stripeNoticePath } from '#contract/paths.ts';
import { messageError } from '../../../payments/moderation.ts';
import { RefundTries } from '../../../payments/RefundTries.ts';
import type { PaymentNotice, StripeGateway } from '../../../payments/stripe.ts';
import type { Approval, PaidState } from '../../../storage/storage.ts';

interface StripeRouteOptions {
  readonly gateway: StripeGateway;
  readonly approval: Approval;
}

/** Stripe's events are a few kB. */
const bodyLimit = 256 * 1024;
/** Interval of the check for refunds that failed or that another process stored, ms. */
const refundEveryMs = 60_000;

/** The number of an order, for the log. A payer can send any text in its place; such a text is not logged. */
const numberOf = ({ order }: { readonly order: string }): { order?: string } =>
  /^[0-9a-f]{32}$/.test(order) ? { order } : {};

/** Stripe's notices, and the refunds that follow from them. B-INF-04, fault 36. */
const stripePayment: FastifyPluginAsyncTypebox<StripeRouteOptions> = async (app, { gateway, approval }) => {
  const { payments, orders } = app.storage;

  // The signature covers the bytes as sent. This parser is used by this route only.
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );

  let isClosing = false;
  const tries = new RefundTries(() => app.clock());
  const refund = async (payment: string): Promise<void> => {
    const attempt = isClosing ? null : tries.begin(payment);
    if (attempt === null) return;
    let isDone = false;
    try {
      await gateway.refund(payment, attempt);
      // The store may be closed by now. Then the refund is sent again after the next start, and Stripe refunds only
      // once.
      if (!isClosing) await payments.markReturned(payment);
      isDone = true;
    } finally {
      tries.end(payment, isDone);
    }
  };
  /** Sends the due refunds. Never throws. Several processes may send the same refund; Stripe refunds once. */
  const sendRefunds = async (): Promise<void> => {
    const due = await payments.dueRefunds(tries.notYet).catch((error: unknown) => {
      app.log.error(
        { err: error },
        'cannot read the due refunds; next try in a minute; if it stays so, check the store',
      );
      return [];
    });
    for (const payment of due) {
      await refund(payment).catch((error: unknown) =>
        app.log.error(
          { payment, err: error },
          'refund not completed; it is tried again; if it stays so, look for the payment at Stripe',
        ),
      );
    }
  };
  const timer = setInterval(() => void sendRefunds(), refundEveryMs).unref();
  // Not awaited: while Stripe does not answer, the site must still start and stop.
  app.addHook('onReady', async () => void sendRefunds());
  app.addHook('onClose', async () => {
    isClosing = true;
    clearInterval(timer);
  });

  /** Checks the message of a paid order again, because the rules may have changed since the order. */
  const stateFor = async (orderId: string): Promise<PaidState> => {
    const message = await orders.messageOf(orderId);
    if (message !== null && messageError(message) !== null) return 'refused';
    return approval === 'held' ? 'waiting' : 'published';
  };

  const book = async (notice: PaymentNotice): Promise<void> => {
    if (notice.kind === 'unrelated') return;
    if (notice.kind === 'returned') return payments.giveBack(notice);
    const outcome = await payments.settle(notice, await stateFor(notice.order));
    if (outcome === 'not found' || outcome === 'wrong sum')
      app.log.error(
        { ...numberOf(notice), payment: notice.payment },
        `refunding a payment: ${outcome === 'not found' ? 'order not found' : outcome}`,
      );
    void sendRefunds();
  };

  app.post(stripeNoticePath, { schema: { hide: true }, bodyLimit }, async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    const isReadable = Buffer.isBuffer(request.body) && typeof signature === 'string';
    const notice = isReadable ? gateway.readNotice(request.body as Buffer, signature) : null;
    if (notice === null) {
      return reply
        .code(400)
        .send({ message: 'This notice is not signed by Stripe, or it is older than five minutes.' });
    }
    await book(notice);
    return { message: 'Read.' };
  });
};
export default stripePayment;
