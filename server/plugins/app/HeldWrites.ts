type Write = () => Promise<unknown>;

/**
 * Limits on buffered writes: for each visitor, visitors for each address, and visitors in all. A write is about 300
 * bytes; the finds are at most 8 kB. An address over its limit loses its oldest visitor. Over the limit for all, the
 * address with the most visitors loses one. So one address cannot displace the others.
 */
const mostWrites = 20;
const mostOfAddress = 100;
const mostVisitors = 2_000;

interface Held {
  readonly address: string;
  readonly writes: Map<string, Write>;
}

/**
 * Buffers the writes of a new visitor until their first batch, half a minute at most: story pages, acts and finds.
 * B-LIM-01. They stay in the memory of this process: nothing is stored before that batch, and nothing was acknowledged.
 */
export class HeldWrites {
  readonly #held = new Map<string, Held>();
  /** The visitors of each address, oldest first. */
  readonly #byAddress = new Map<string, Set<string>>();

  /**
   * Buffers a write of a visitor at `address`. A write of the kind `finds` contains the previous one and replaces it.
   */
  hold(visitorId: string, address: string, write: Write, kind?: 'finds'): void {
    const { writes } = this.#held.get(visitorId) ?? this.#add(visitorId, { address, writes: new Map() });
    if (writes.size < mostWrites || kind !== undefined) writes.set(kind ?? `${writes.size}`, write);
    const own = this.#byAddress.get(address);
    if (own !== undefined && own.size > mostOfAddress) this.#dropOldest(own);
    else if (this.#held.size > mostVisitors) this.#dropOldest(this.#largest());
  }

  /** Drops the buffered writes of a visitor. */
  drop(visitorId: string): void {
    const held = this.#held.get(visitorId);
    if (held === undefined) return;
    this.#held.delete(visitorId);
    const own = this.#byAddress.get(held.address);
    own?.delete(visitorId);
    if (own?.size === 0) this.#byAddress.delete(held.address);
  }

  /**
   * Runs the buffered writes of a visitor, in order. Throws the error of a write; that write and the later ones stay
   * buffered.
   */
  async release(visitorId: string): Promise<void> {
    const held = this.#held.get(visitorId);
    if (held === undefined) return;
    // So that no other request runs them too.
    this.drop(visitorId);
    for (const [name, write] of held.writes) {
      try {
        await write();
      } catch (error) {
        this.#add(visitorId, held);
        throw error;
      }
      held.writes.delete(name);
    }
  }

  #add(visitorId: string, held: Held): Held {
    this.#held.set(visitorId, held);
    const own = this.#byAddress.get(held.address) ?? new Set();
    this.#byAddress.set(held.address, own.add(visitorId));
    return held;
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
