/** Lifetimes of rows and cookies in days, apart from RETENTION_DAYS. The privacy page shows these figures. B-PRV-05. */
export const termDays = {
  /** Ids of batches. */
  delivery: 7,
  /** Unpaid orders. A payment provider's session lasts at most a day. */
  unpaidOrder: 1,
  /** The longest lifetime that browsers accept for a cookie. */
  cookie: 400,
  /** Hashes of erased ids: kept until no browser sends such an id any more. */
  tombstone: 401,
} as const;

const dayMs = 86_400_000;

/** The day of a time (epoch ms): days since the epoch, as the database computes it. */
export const dayOf = (ms: number): number => Math.trunc(ms / dayMs);
