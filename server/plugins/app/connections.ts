import { readFileSync } from 'node:fs';
import fp from 'fastify-plugin';

/** Shortest time between two log lines about refused connections, ms. */
const logEveryMs = 60_000;

/** The number of files and sockets that this process may have open; null when the system does not report it. */
function openFilesLimit(): number | null {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return limit === undefined ? null : Number(limit);
  } catch {
    return null;
  }
}

/** Number of connections under a limit on open files. A quarter is left for the store and for files being sent. */
export const connectionsUnder = (openFiles: number): number => Math.floor((openFiles * 3) / 4);

/**
 * Keeps the number of connections below the limit on open files. B-LIM-01. At that limit, the store could open no file
 * and the listener would silently accept nothing. Refused connections are logged once a minute.
 */
export default fp<{ openFiles?: number | null }>(
  async (app, { openFiles = openFilesLimit() }) => {
    if (openFiles === null) return;
    app.server.maxConnections = connectionsUnder(openFiles);
    let refused = 0;
    let loggedAt = -Infinity;
    app.server.on('drop', () => {
      refused += 1;
      if (performance.now() - loggedAt < logEveryMs) return;
      loggedAt = performance.now();
      app.log.warn(
        { refused, most: app.server.maxConnections },
        'connections refused: limit reached; raise the limit on open files',
      );
      refused = 0;
    });
  },
  { name: 'connections' },
);
