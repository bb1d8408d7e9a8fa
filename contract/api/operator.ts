import { type Static, Type } from 'typebox';

/** The operator's actions on the influence message of a paid order. */
export const influenceActions = ['approve', 'refuse', 'remove'] as const;
export type InfluenceAction = (typeof influenceActions)[number];

/** POST on the operator's socket: one decision. `operator`: the name that is logged. */
export const DecisionSchema = Type.Object(
  {
    action: Type.Enum([...influenceActions]),
    order: Type.String({ minLength: 1, maxLength: 64 }),
    operator: Type.String({ minLength: 1, maxLength: 64 }),
  },
  { additionalProperties: false },
);
export type Decision = Static<typeof DecisionSchema>;

/**
 * POST /influence/refusals on the operator's socket. Refuses all waiting messages of the visitor who placed this order.
 */
export const RefuseAllSchema = Type.Omit(DecisionSchema, ['action'], { additionalProperties: false });

/** GET on the operator's socket. `skip`: number of rows to leave out, of the waiting and of the other messages. */
export const OperatorQuerySchema = Type.Object(
  { skip: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }) },
  { additionalProperties: false },
);

/** A paid order, as the operator sees it. It names no visitor. Times in epoch ms. */
export const PaidOrderSchema = Type.Object({
  order: Type.String(),
  state: Type.Enum(['waiting', 'published', 'refused', 'removed', 'returned']),
  designation: Type.String(),
  message: Type.String(),
  paidAt: Type.Number(),
});
export type PaidOrder = Static<typeof PaidOrderSchema>;

/** An entry of the log. */
export const LogEntrySchema = Type.Object({
  at: Type.Number(),
  action: Type.String(),
  operator: Type.String(),
  order: Type.String(),
});
export type LogEntry = Static<typeof LogEntrySchema>;

/** GET on the operator's socket. At most 50 waiting orders, oldest first, then at most 50 others, newest first. */
export const OperatorViewSchema = Type.Object({ orders: Type.Array(PaidOrderSchema), log: Type.Array(LogEntrySchema) });
export type OperatorView = Static<typeof OperatorViewSchema>;
