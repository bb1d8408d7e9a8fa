/* oxlint-disable oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule knows Express only. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CheckoutReplySchema,
  CheckoutSchema,
  OrderParamsSchema,
  OrderReplySchema,
  TermsSchema,
} from '#contract/api/influence.ts';
import { lineFields, objectionTo, seatPrice, tidied } from '#contract/influence.ts';
import { apiPaths } from '#contract/paths.ts';
import type { PaymentGateway } from '../../../payments/gateway.ts';
import { isFitToPrint } from '../../../payments/moderation.ts';
import { refusals, withoutCookie } from '../../refusals.ts';

/** The empty seat: what it costs, a claim to it, and what became of the claim. R-INF-03. */
const influence: FastifyPluginAsyncTypebox<{ gateway: Pick<PaymentGateway<unknown>, 'name' | 'create'> }> = async (
  app,
  { gateway },
) => {
  app.get(
    apiPaths.influenceTerms,
    { schema: { summary: 'What the seat costs, and who takes the payment.', response: { 200: TermsSchema } } },
    async () => ({ ...seatPrice, gateway: gateway.name }),
  );

  app.post(
    apiPaths.influenceCheckout,
    {
      schema: {
        summary: 'Takes a designation and a message, and answers where to pay for them.',
        body: CheckoutSchema,
        response: { 200: CheckoutReplySchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { body } = request;
      for (const field of lineFields) {
        const objection = objectionTo(field, body[field]);
        if (objection !== null) return reply.code(400).send({ message: objection });
        if (!isFitToPrint(body[field])) {
          return reply.code(400).send({ message: `${field} holds a word that the court will not read out.` });
        }
      }
      if (!request.isKnown()) return reply.code(400).send({ message: withoutCookie('An order') });
      const line = { designation: tidied(body.designation), message: tidied(body.message) };
      const { id } = await app.storage.orders.open(request.visitor(), line);
      return { url: await gateway.create({ visitorId: request.visitor().id, orderId: id }) };
    },
  );

  app.get(
    `${apiPaths.influenceOrders}/:order`,
    {
      schema: {
        summary: 'An order of this visitor.',
        params: OrderParamsSchema,
        response: { 200: OrderReplySchema, ...refusals },
      },
    },
    async (request, reply) => {
      const order = await app.storage.orders.read(request.visitor().id, request.params.order);
      if (order === null) return reply.code(404).send({ message: 'No order of yours has this number.' });
      reply.header('cache-control', 'no-store');
      const { designation, message, paidAt } = order;
      return { status: paidAt === null ? ('pending' as const) : ('paid' as const), designation, message, paidAt };
    },
  );
};
export default influence;
