type Write = () => Promise<unknown>;

/** Writes for one visitor, and visitors, that are held at most; the oldest visitors are dropped. A write is about 300 bytes. */
const mostWrites = 20;
const mostVisitors = 2_000;

/**
 * What was read before the first batch of a new visitor, half a minute at most: the story pages and acts of their first
 * page. Kept in memory, because nothing is stored before that batch, and nothing of it was acknowledged. B-LIM-01.
 */
export class HeldWrites {
  readonly #held = new Map<string, Write[]>();

  hold(visitorId: string, write: Write): void {
    const writes = this.#held.get(visitorId) ?? [];
    if (writes.length < mostWrites) writes.push(write);
    this.#held.set(visitorId, writes);
    const [oldest] = this.#held.keys();
    if (this.#held.size > mostVisitors && oldest !== undefined) this.#held.delete(oldest);
  }

  /** Drops what is held for a visitor. */
  drop(visitorId: string): void {
    this.#held.delete(visitorId);
  }

  /** Runs what is held for a visitor, in order. Throws what a write throws; the rest is dropped then. */
  async release(visitorId: string): Promise<void> {
    const writes = this.#held.get(visitorId) ?? [];
    this.#held.delete(visitorId);
    for (const write of writes) await write();
  }
}
