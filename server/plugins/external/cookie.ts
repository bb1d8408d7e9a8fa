import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';

/** Signed cookies. `secrets`: keys, newest first. The newest key signs; all keys are accepted. */
export default fp<{ secrets: readonly string[] }>(
  async (app, { secrets }) => {
    await app.register(cookie, { secret: [...secrets] });
  },
  { name: 'cookie' },
);
