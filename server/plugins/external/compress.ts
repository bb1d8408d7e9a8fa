import compress from '@fastify/compress';
import fp from 'fastify-plugin';

/** Smallest reply to compress, in bytes. For a smaller one, the headers of compression cost more than it saves. */
const leastBytes = 200;

/**
 * Compresses the dynamic replies: the API and the payment page. B-NET-01.
 * - gzip where the client accepts it: for some kilobytes, brotli saves one per cent more and takes almost twice the
 *   time
 * - files of the site were compressed by the build
 * - request bodies are never decompressed, so that a small request cannot become a large one
 */
export default fp(
  async (app) => {
    await app.register(compress, { threshold: leastBytes, encodings: ['gzip', 'br'], globalDecompression: false });
  },
  { name: 'compress' },
);
