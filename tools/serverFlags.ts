/**
 * Flags of node for the server, as `npm start` and the container set them. The first is the room for
 * short-lived objects: with 8 MB the collector took more of the time, with 32 nothing was gained. The second is far more than the server needs: V8 lets a heap with a smaller limit grow less before it
 * collects, and so the process keeps 250 MB under load and not 410 (bench/server/readers).
 */
export const serverFlags = ['--max-semi-space-size=16', '--max-old-space-size=1024'] as const;
