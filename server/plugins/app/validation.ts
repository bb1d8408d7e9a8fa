import fp from 'fastify-plugin';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import type { TObject, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { validationMessage } from './validationMessage.ts';

/** Input that does not match its schema. The message is sent to the client. */
class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly statusCode = 400;
}

/**
 * The fields of an object schema that are not strings. Their values arrive as text in a header or a URL and are
 * converted.
 */
const fieldsToConvert = (schema: TSchema): [string, TSchema][] =>
  Object.entries((schema as TObject).properties).filter(([, field]) => !('type' in field && field.type === 'string'));

/**
 * Validates requests by their TypeBox schemas: bodies unchanged, everything else after its fields that are not strings
 * have been converted. B-SEC-02.
 */
export default fp(
  async (app) => {
    app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
      const validator = Compile(schema);
      // Converted field by field: converting the whole object would examine every header of every request.
      const fields = httpPart === 'body' ? [] : fieldsToConvert(schema);
      return (value: unknown) => {
        const given = value as Record<string, unknown>;
        for (const [name, field] of fields) if (name in given) given[name] = Value.Convert(field, given[name]);
        if (validator.Check(value)) return { value };
        const errors: TLocalizedValidationError[] = validator.Errors(value);
        return {
          error: new BadInput(validationMessage(errors, httpPart === 'querystring' ? 'query' : (httpPart ?? 'body'))),
        };
      };
    });
  },
  { name: 'validation' },
);
