import compress from '@fastify/compress';
import fp from 'fastify-plugin';

/** A shorter reply would become longer: what is saved is less than the headers that say so. */
const leastBytes = 200;

/**
 * Compresses replies that are made on request: the API and the payment page. By gzip where the client accepts it: of a reply of some kilobytes
 * brotli saves one per cent more, and takes nearly twice as long. Files of the site were compressed by the build.
 * Bodies of requests are never decompressed, so that a small request cannot become a large one. B-NET-01.
 */
export default fp(
  async (app) => {
    await app.register(compress, { threshold: leastBytes, encodings: ['gzip', 'br'], globalDecompression: false });
  },
  { name: 'compress' },
);
