import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

const yearSeconds = 31_536_000;

export interface HelmetOptions {
  /** The only other origin that pages may call; null for none. B-PRV-02. */
  readonly analyticsOrigin: string | null;
}

/** A reply of the API is data: whatever a browser takes it for, nothing in it may run, load anything or be framed. */
const dataPolicy = "default-src 'none';frame-ancestors 'none'";
/** What else of the headers means something for data. The others were nearly half of the head of a reply. */
const headersOfData = ['cross-origin-resource-policy', 'referrer-policy', 'x-content-type-options', 'x-frame-options'];

interface HeaderSets {
  readonly pages: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, string>>;
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
    let sets: HeaderSets | null = null;
    app.addHook('onRequest', (request, reply, done) => {
      const isData = (request.routeOptions.url ?? request.url).startsWith('/api/');
      if (sets !== null) {
        reply.headers(isData ? sets.data : sets.pages);
        return done();
      }
      const { raw } = reply;
      const before = raw.getHeaderNames();
      Promise.resolve(reply.helmet()).then(() => {
        const added = raw.getHeaderNames().filter((name) => !before.includes(name));
        const valuesOf = (names: readonly string[]) =>
          Object.fromEntries(names.map((name) => [name, String(raw.getHeader(name))]));
        sets = {
          pages: valuesOf(added),
          data: { 'content-security-policy': dataPolicy, ...valuesOf(headersOfData) },
        };
        if (isData) {
          for (const name of added) raw.removeHeader(name);
          reply.headers(sets.data);
        }
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
