/**
 * Node flags for the server, used by `npm start` and by the container. Measured with bench/server/readers:
 * - `--max-semi-space-size`: room for short-lived objects. With 8 MB, garbage collection took more time; 32 MB gained
 *   nothing.
 * - `--max-old-space-size`: far above the server's need. Under a limit V8 collects sooner, so the process uses 250 MB
 *   under load instead of 410.
 */
export const serverFlags = ['--max-semi-space-size=16', '--max-old-space-size=1024'] as const;
