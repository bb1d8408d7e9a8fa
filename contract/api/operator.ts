import { type Static, Type } from 'typebox';

/** What an operator can do with the influence message of a paid order. */
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

/** A paid order, as the operator sees it. It names no visitor. Times in epoch ms. */
export const PaidOrderSchema = Type.Object({
  order: Type.String(),
  state: Type.Enum(['waiting', 'published', 'refused', 'removed', 'returned']),
  designation: Type.String(),
  message: Type.String(),
  paidAt: Type.Number(),
});
export type PaidOrder = Static<typeof PaidOrderSchema>;

/** A line of the log. */
export const LogEntrySchema = Type.Object({
  at: Type.Number(),
  action: Type.String(),
  operator: Type.String(),
  order: Type.String(),
});
export type LogEntry = Static<typeof LogEntrySchema>;

/** GET on the operator's socket. Newest first, at most 50 of each; those that wait come first. */
export const OperatorViewSchema = Type.Object({ orders: Type.Array(PaidOrderSchema), log: Type.Array(LogEntrySchema) });
export type OperatorView = Static<typeof OperatorViewSchema>;
