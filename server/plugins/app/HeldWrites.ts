type Write = () => Promise<unknown>;

/**
 * Writes for one visitor, and visitors, that are held at most; the oldest visitors are dropped. A write is about 300 bytes,
 * that of the finds 8 kB at most.
 */
const mostWrites = 20;
const mostVisitors = 2_000;

/**
 * What was read before the first batch of a new visitor, half a minute at most: the story pages and acts of their first
 * page, and what they found on it. Kept in the memory of this process, because nothing is stored before that batch, and
 * nothing of it was acknowledged. B-LIM-01.
 */
export class HeldWrites {
  readonly #held = new Map<string, Map<string, Write>>();

  /** Holds a write. One of the kind `finds` contains the one before, and takes its place. */
  hold(visitorId: string, write: Write, kind?: 'finds'): void {
    const writes = this.#held.get(visitorId) ?? new Map<string, Write>();
    if (writes.size < mostWrites || kind !== undefined) writes.set(kind ?? `${writes.size}`, write);
    this.#held.set(visitorId, writes);
    const [oldest] = this.#held.keys();
    if (this.#held.size > mostVisitors && oldest !== undefined) this.#held.delete(oldest);
  }

  /** Drops what is held for a visitor. */
  drop(visitorId: string): void {
    this.#held.delete(visitorId);
  }

  /** Runs what is held for a visitor, in order. Throws the error of a write, which is held on with those after it. */
  async release(visitorId: string): Promise<void> {
    const writes = this.#held.get(visitorId);
    if (writes === undefined) return;
    // No other request runs them too.
    this.#held.delete(visitorId);
    for (const [name, write] of writes) {
      try {
        await write();
      } catch (error) {
        this.#held.set(visitorId, writes);
        throw error;
      }
      writes.delete(name);
    }
  }
}
