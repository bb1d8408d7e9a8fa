import fp from 'fastify-plugin';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { validationMessage } from './validationMessage.ts';

/** Input that does not match its schema. The message is sent to the client. */
class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly statusCode = 400;
}

/** Validates requests by their TypeBox schemas: bodies as they are, everything else after converting numbers. B-SEC-02. */
export default fp(
  async (app) => {
    app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
      const validator = Compile(schema);
      return (input: unknown) => {
        const value: unknown = httpPart === 'body' ? input : Value.Convert(schema, input);
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
