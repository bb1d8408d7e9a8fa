import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';

/** Signed cookies. `secrets`, newest first: the first signs, all are accepted. */
export default fp<{ secrets: readonly string[] }>(
  async (app, { secrets }) => {
    await app.register(cookie, { secret: [...secrets] });
  },
  { name: 'cookie' },
);
