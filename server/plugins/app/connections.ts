import { readFileSync } from 'node:fs';
import fp from 'fastify-plugin';

/** How often refused connections are logged at most. */
const logEveryMs = 60_000;

/** The number of files and sockets that this process may have open; null where the system does not say. */
function openFilesLimit(): number | null {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return limit === undefined ? null : Number(limit);
  } catch {
    return null;
  }
}

/** How many connections fit under a limit on open files: a quarter of it is left for the store and for files that are sent. */
export const connectionsUnder = (openFiles: number): number => Math.floor((openFiles * 3) / 4);

/**
 * Keeps the number of connections below the limit on open files. At that limit the store could open no file and the
 * listener would accept nothing, without a word. Refused connections are logged once a minute. B-LIM-01.
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
      app.log.warn({ refused, most: app.server.maxConnections }, 'connections refused: too many are open');
      refused = 0;
    });
  },
  { name: 'connections' },
);
