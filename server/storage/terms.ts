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
  /** Returned payments. A payment can be disputed for months, and its notices may arrive in any order. */
  returnedPayment: 400,
  /** Ids of notices of payments. A provider repeats a notice for some days. */
  paymentNotice: 30,
  /**
   * The copy before a migration. It contains visitors who are erased later, and backups are kept for at most 30 days
   * (fault 39).
   */
  migrationCopy: 7,
} as const;

const dayMs = 86_400_000;

/** The day of a time (epoch ms): days since the epoch, as the database computes it. */
export const dayOf = (ms: number): number => Math.trunc(ms / dayMs);
