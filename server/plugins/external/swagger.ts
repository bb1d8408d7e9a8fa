import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';

/** Gathers the schemas of every route; GET /api/openapi.json hands them out. */
export default fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'D5U',
          version: '1',
          description: 'The calls of the site. The visitor is known by a signed cookie.',
        },
      },
    });
  },
  { name: 'swagger' },
);
