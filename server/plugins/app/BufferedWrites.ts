type Write = () => Promise<unknown>;

/**
 * Limits on buffered writes: writes of a visitor, visitors of an address, visitors in all. A write has about 300 bytes,
 * or at most 8 kB for the kind `finds`. If an address has too many visitors, its oldest one is dropped. If there are
 * too many in all, the oldest visitor of the address with the most visitors is dropped. So one address cannot displace
 * the others.
 */
const mostWrites = 20;
const mostOfAddress = 100;
const mostVisitors = 2_000;

interface VisitorWrites {
  readonly address: string;
  readonly writes: Map<string, Write>;
}

/**
 * Buffers the writes of a new visitor until their first batch, which is sent within half a minute: story pages, acts
 * and found fragments. B-LIM-01. The writes stay in the memory of this process: nothing is stored before that batch,
 * and no write was acknowledged.
 */
export class BufferedWrites {
  readonly #visitors = new Map<string, VisitorWrites>();
  /** The visitors of each address, oldest first. */
  readonly #byAddress = new Map<string, Set<string>>();

  /**
   * Buffers a write of a visitor at `address`. A write of the kind `finds` contains the previous one and replaces it.
   */
  add(visitorId: string, address: string, write: Write, kind?: 'finds'): void {
    const { writes } = this.#visitors.get(visitorId) ?? this.#put(visitorId, { address, writes: new Map() });
    if (writes.size < mostWrites || kind !== undefined) writes.set(kind ?? `${writes.size}`, write);
    const own = this.#byAddress.get(address);
    if (own !== undefined && own.size > mostOfAddress) this.#dropOldest(own);
    else if (this.#visitors.size > mostVisitors) this.#dropOldest(this.#largest());
  }

  /** Drops the buffered writes of a visitor. */
  drop(visitorId: string): void {
    const buffered = this.#visitors.get(visitorId);
    if (buffered === undefined) return;
    this.#visitors.delete(visitorId);
    const own = this.#byAddress.get(buffered.address);
    own?.delete(visitorId);
    if (own?.size === 0) this.#byAddress.delete(buffered.address);
  }

  /**
   * Runs the buffered writes of a visitor, in order. Throws the error of a write; this write and the later writes stay
   * buffered.
   */
  async runAll(visitorId: string): Promise<void> {
    const buffered = this.#visitors.get(visitorId);
    if (buffered === undefined) return;
    // Dropped first, so that no other request runs the same writes.
    this.drop(visitorId);
    for (const [name, write] of buffered.writes) {
      try {
        await write();
      } catch (error) {
        this.#put(visitorId, buffered);
        throw error;
      }
      buffered.writes.delete(name);
    }
  }

  #put(visitorId: string, buffered: VisitorWrites): VisitorWrites {
    this.#visitors.set(visitorId, buffered);
    const own = this.#byAddress.get(buffered.address) ?? new Set();
    this.#byAddress.set(buffered.address, own.add(visitorId));
    return buffered;
  }

  #dropOldest(visitors: ReadonlySet<string>): void {
    const [oldest] = visitors;
    if (oldest !== undefined) this.drop(oldest);
  }

  /** The visitors of the address with the most visitors. */
  #largest(): ReadonlySet<string> {
    let largest: ReadonlySet<string> = new Set();
    for (const visitors of this.#byAddress.values()) if (visitors.size > largest.size) largest = visitors;
    return largest;
  }
}
