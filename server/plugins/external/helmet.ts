import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

const yearSeconds = 31_536_000;

export interface HelmetOptions {
  /** The only other origin that pages may call; null for none. B-PRV-02. */
  readonly analyticsOrigin: string | null;
}

/** The policy for replies of the API, which are data: a browser must not run them, load from them or frame them. */
const dataPolicy = "default-src 'none';frame-ancestors 'none'";
/**
 * The other security headers that have an effect on data. The headers left out here were nearly half of the head of a
 * reply.
 */
const headersOfData = ['cross-origin-resource-policy', 'referrer-policy', 'x-content-type-options', 'x-frame-options'];

interface HeaderSets {
  readonly pages: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, string>>;
}

/**
 * Security headers. The policy allows only files of this origin: no inline script or style, no eval. B-SEC-02. A page
 * adds the hashes of the inline elements that the build wrote (routes/site/inlinePolicy.ts).
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
      // These headers are for Internet Explorer and Flash, and for links to other sites, which this site does not have.
      // They took more than a hundred bytes of the first round trip of each page (B-NET-02).
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    });
    // Helmet builds the same headers for every reply, so the first ones are cached.
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
    // Sent only over https: over http on a local machine it would make the site unreachable.
    app.addHook('onRequest', (request, reply, done) => {
      if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${yearSeconds}`);
      done();
    });
  },
  { name: 'helmet' },
);
