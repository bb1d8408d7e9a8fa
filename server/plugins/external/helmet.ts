import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

const yearSeconds = 31_536_000;

export interface HelmetOptions {
  /** The one other origin that pages may call; null for none. B-PRV-02. */
  readonly analyticsOrigin: string | null;
}

/** Nothing but our own files runs, paints or is called; no inline script or style, no eval. B-SEC-02. */
export default fp<HelmetOptions>(
  async (app, { analyticsOrigin }) => {
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'"],
          fontSrc: ["'self'"],
          imgSrc: ["'self'"],
          connectSrc: analyticsOrigin === null ? ["'self'"] : ["'self'", analyticsOrigin],
          workerSrc: ["'self'"],
          manifestSrc: ["'self'"],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
        },
      },
      xFrameOptions: { action: 'deny' },
      strictTransportSecurity: false,
    });
    // Said only where it is true; on plain loopback it would lock the reader out.
    app.addHook('onRequest', async (request, reply) => {
      if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${yearSeconds}`);
    });
  },
  { name: 'helmet' },
);
