import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';

/** Collects the schemas of all routes for GET /api/openapi.json. */
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
