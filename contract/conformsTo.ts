import type { StoredSchema } from './stored.ts';

/**
 * True when a value parsed from JSON has the shape of the schema. Never throws. R-PRO-05, B-CALL-02. Supports the
 * keywords of `StoredSchema`, with TypeBox's meaning; tests/ui/stored-atom.test.ts compares the two.
 */
export function conformsTo(schema: StoredSchema, value: unknown): boolean {
  if ('anyOf' in schema) return schema.anyOf.some((one) => conformsTo(one, value));
  if ('enum' in schema) return typeof value === 'string' && schema.enum.includes(value);
  switch (schema.type) {
    case 'null':
      return value === null;
    case 'string':
    case 'boolean':
      return typeof value === schema.type;
    case 'number':
      return Number.isFinite(value);
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value) && value.every((entry) => conformsTo(schema.items, entry));
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      const { required = [], properties = {}, additionalProperties } = schema;
      return (
        required.every((name) => Object.hasOwn(value, name)) &&
        Object.entries(value).every(([name, entry]) => {
          const expected = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
          return expected === undefined || conformsTo(expected, entry);
        })
      );
    }
  }
}
