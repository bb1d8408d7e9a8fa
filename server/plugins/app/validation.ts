import fp from 'fastify-plugin';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { sentenceFor } from './sentence.ts';

/** Input that does not fit its schema; the message is the sentence to send. */
class BadInput extends Error {
  override readonly name = 'BadInput';
  readonly statusCode = 400;
}

/** Checks bodies as they are, and queries after reading their numbers, and refuses in one sentence. B-SEC-02. */
export default fp(
  async (app) => {
    app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
      const validator = Compile(schema);
      return (input: unknown) => {
        const value: unknown = httpPart === 'body' ? input : Value.Convert(schema, input);
        if (validator.Check(value)) return { value };
        const errors: TLocalizedValidationError[] = validator.Errors(value);
        return {
          error: new BadInput(sentenceFor(errors, httpPart === 'querystring' ? 'query' : (httpPart ?? 'body'))),
        };
      };
    });
  },
  { name: 'validation' },
);
