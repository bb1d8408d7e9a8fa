import type { StoredSchema } from '#contract/stored.ts';

/*
 * Short forms for the shapes of the server's answers (B-CALL-02). Every browser loads them, so a shape names only
 * properties that pages read and that distinguish the answer from others. tests/ui/replies.test.ts compares each shape
 * with the schema of its call.
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

/** An object with all of these properties. */
export const record = (properties: Readonly<Record<string, StoredSchema>>): StoredSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
