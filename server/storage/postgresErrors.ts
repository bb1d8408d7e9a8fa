/** Errors of the network connection to PostgreSQL. */
const networkErrors = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/**
 * PostgreSQL's own error codes: connection (08), aborted transaction or deadlock (40), resources such as a full disk
 * (53), shutdown and restart (57P), disk (58), timeouts, and a standby server.
 */
const serverErrors = /^((08|40|53|58)...|57P..|57014|55P03|25006|25P0[34])$/;

/** Messages of the errors of the driver, which have no code. */
const driverErrors =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered|was closed)|Postgres connection has been discarded)/;

/**
 * True for an error of PostgreSQL or the network that the query did not cause: not reachable, restarting, disk full.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return networkErrors.test(code) || serverErrors.test(code);
  return error.name === 'AbortedTransactionError' || driverErrors.test(error.message);
}

/**
 * The message of an error. For a refused connection to a host name with several addresses, the messages are one level
 * deeper.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
