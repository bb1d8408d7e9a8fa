import type { StoredSchema } from '#contract/stored.ts';

/*
 * Short ways to write the shapes that answers of the server must have (B-CALL-02). A shape names what the browser uses of an
 * answer and no more; tests/ui/replies.test.ts compares each with the schema of its call.
 */

export const text = { type: 'string' } as const;
export const number = { type: 'number' } as const;
export const integer = { type: 'integer' } as const;
export const flag = { type: 'boolean' } as const;
export const texts = { type: 'array', items: text } as const;

export const list = (items: StoredSchema): StoredSchema => ({ type: 'array', items });
export const orNull = (shape: StoredSchema): StoredSchema => ({ anyOf: [{ type: 'null' }, shape] });
/** An object whose properties all have one shape. */
export const table = (additionalProperties: StoredSchema): StoredSchema => ({ type: 'object', additionalProperties });

type Properties = Readonly<Record<string, StoredSchema>>;

/** An object with all of `needed`, and with those of `optional` that it has in their shapes. */
export const record = (needed: Properties, optional: Properties = {}): StoredSchema => ({
  type: 'object',
  required: Object.keys(needed),
  properties: { ...needed, ...optional },
});
