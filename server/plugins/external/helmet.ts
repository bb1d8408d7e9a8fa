import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

const yearSeconds = 31_536_000;

export interface HelmetOptions {
  /** The only other origin that pages may call; null for none. B-PRV-02. */
  readonly analyticsOrigin: string | null;
}

/**
 * Security headers. The policy allows only files of this origin: no inline script or style, no eval. A page adds the
 * hashes of what the build wrote into it (routes/site/inlinePolicy.ts). B-SEC-02.
 */
export default fp<HelmetOptions>(
  async (app, { analyticsOrigin }) => {
    await app.register(helmet, {
      global: false,
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
    // Helmet makes its headers anew for every reply, and they are always the same: those of the first are kept.
    let headers: Readonly<Record<string, string>> | null = null;
    app.addHook('onRequest', (_request, reply, done) => {
      if (headers !== null) {
        reply.headers(headers);
        return done();
      }
      const before = reply.raw.getHeaderNames();
      Promise.resolve(reply.helmet()).then(() => {
        const added = reply.raw.getHeaderNames().filter((name) => !before.includes(name));
        headers = Object.fromEntries(added.map((name) => [name, String(reply.raw.getHeader(name))]));
        done();
      }, done);
    });
    // Sent only over https; over http on a local machine it would make the site unreachable.
    app.addHook('onRequest', (request, reply, done) => {
      if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${yearSeconds}`);
      done();
    });
  },
  { name: 'helmet' },
);
