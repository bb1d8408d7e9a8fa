/** How long rows and cookies last, in days, apart from RETENTION_DAYS. The privacy page shows these very figures. B-PRV-05. */
export const termDays = {
  /** Ids of batches. */
  delivery: 7,
  /** Orders that nobody paid for. A payment provider's session lasts a day at most. */
  unpaidOrder: 1,
  /** The longest lifetime that browsers accept for a cookie. */
  cookie: 400,
  /** Hashes of erased ids: until no browser sends such an id any more. */
  tombstone: 401,
} as const;

const dayMs = 86_400_000;

/** The day of a time (epoch ms), as the database computes it from 1970 on: days since the epoch. */
export const dayOf = (ms: number): number => Math.trunc(ms / dayMs);
