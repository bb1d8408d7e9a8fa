/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CheckoutReplySchema,
  CheckoutSchema,
  OrderParamsSchema,
  type OrderReply,
  OrderReplySchema,
  TermsSchema,
} from '#contract/api/influence.ts';
import { influenceFields, influenceError, influencePrice, normalizeInfluenceText } from '#contract/influence.ts';
import { isKept } from '#contract/consent.ts';
import { apiPaths } from '#contract/paths.ts';
import type { PaymentGateway } from '../../../payments/gateway.ts';
import { limitMessages } from '../../../payments/limitMessages.ts';
import { messageError } from '../../../payments/moderation.ts';
import type { Approval, Order } from '../../../storage/storage.ts';
import { errorResponses, cookieRequired, recordRequired } from '../../errorResponses.ts';

interface InfluenceOptions {
  readonly gateway: PaymentGateway;
  readonly approval: Approval;
}

/** The status sent to the visitor, by the state of the order. */
const statuses = {
  unpaid: 'pending',
  waiting: 'waiting',
  published: 'paid',
  refused: 'refused',
  removed: 'removed',
  returned: 'returned',
} as const satisfies Record<Order['state'], OrderReply['status']>;

/** Influence: its price, the checkout, and the state of an order. R-INF-03. */
const influence: FastifyPluginAsyncTypebox<InfluenceOptions> = async (app, { gateway, approval }) => {
  app.get(
    apiPaths.influenceTerms,
    {
      schema: {
        summary: 'The price of an influence message, and the payment provider.',
        response: { 200: TermsSchema },
      },
    },
    async () => ({ ...influencePrice, gateway: gateway.name, approval }),
  );

  app.post(
    apiPaths.influenceCheckout,
    {
      schema: {
        summary: 'Orders an influence message and returns the URL of the payment page.',
        body: CheckoutSchema,
        response: { 200: CheckoutReplySchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const malformed = influenceFields
        .map((field) => influenceError(field, body[field]))
        .find((error) => error !== null);
      const refuse = (error: string) => reply.code(400).send({ message: error });
      if (typeof malformed === 'string') return refuse(malformed);
      if (!isKept(request.consent())) return refuse(recordRequired('An order'));
      if (!request.isKnown()) return refuse(cookieRequired('An order'));
      // Moderation is expensive, so the text is checked after every limit.
      await app.countCheckout(request);
      await request.authorizeStorage();
      // Orders of the demonstration cost no money, so the store limits them.
      const limit = gateway.name === 'demo' ? await app.storage.orders.limitOf(request.visitor().id) : null;
      if (limit !== null) return reply.code(429).send({ message: limitMessages[limit] });
      const rejected = messageError(body);
      if (rejected !== null) return refuse(rejected);
      const message = {
        designation: normalizeInfluenceText(body.designation),
        message: normalizeInfluenceText(body.message),
      };
      const { id, amount, currency } = await app.storage.orders.create(request.visitor(), message);
      try {
        return { url: await gateway.create({ visitorId: request.visitor().id, orderId: id, amount, currency }) };
      } catch (error) {
        request.log.error(
          { reqId: request.id, order: id, err: error },
          "cannot create the payment; nothing was charged; if it stays so, check the provider's status and the keys",
        );
        return reply.code(502).send({ message: 'The payment provider did not answer. Nothing was charged.' });
      }
    },
  );

  app.get(
    `${apiPaths.influenceOrders}/:order`,
    {
      schema: {
        summary: 'An order of this visitor.',
        params: OrderParamsSchema,
        response: { 200: OrderReplySchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const order = await app.storage.orders.read(request.visitor().id, request.params.order);
      if (order === null) return reply.code(404).send({ message: 'No order of yours has this number.' });
      reply.header('cache-control', 'no-store');
      const { designation, message, paidAt, state } = order;
      return { status: statuses[state], designation, message, paidAt };
    },
  );
};
export default influence;
