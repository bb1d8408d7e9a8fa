import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Epoch ms of the server's clock. All rules use this clock, never a client's. */
    clock: () => number;
  }
}

export default fp<{ clock: () => number }>(
  async (app, { clock }) => {
    app.decorate('clock', clock);
  },
  { name: 'clock' },
);
