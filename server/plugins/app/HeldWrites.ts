type Write = () => Promise<unknown>;

/**
 * Writes for one visitor, visitors of one address, and visitors, that are held at most. A write is about 300 bytes, that of the
 * finds 8 kB at most. An address beyond its number loses its oldest visitor; where all are too many, the address that holds most
 * does. So one address cannot push out the others.
 */
const mostWrites = 20;
const mostOfAddress = 100;
const mostVisitors = 2_000;

interface Held {
  readonly address: string;
  readonly writes: Map<string, Write>;
}

/**
 * What was read before the first batch of a new visitor, half a minute at most: the story pages and acts of their first
 * page, and what they found on it. Kept in the memory of this process, because nothing is stored before that batch, and
 * nothing of it was acknowledged. B-LIM-01.
 */
export class HeldWrites {
  readonly #held = new Map<string, Held>();
  /** The visitors of each address, the oldest first. */
  readonly #byAddress = new Map<string, Set<string>>();

  /** Holds a write of a visitor who came from `address`. One of the kind `finds` contains the one before, and takes its place. */
  hold(visitorId: string, address: string, write: Write, kind?: 'finds'): void {
    const { writes } = this.#held.get(visitorId) ?? this.#add(visitorId, { address, writes: new Map() });
    if (writes.size < mostWrites || kind !== undefined) writes.set(kind ?? `${writes.size}`, write);
    const own = this.#byAddress.get(address);
    if (own !== undefined && own.size > mostOfAddress) this.#dropOldest(own);
    else if (this.#held.size > mostVisitors) this.#dropOldest(this.#largest());
  }

  /** Drops what is held for a visitor. */
  drop(visitorId: string): void {
    const held = this.#held.get(visitorId);
    if (held === undefined) return;
    this.#held.delete(visitorId);
    const own = this.#byAddress.get(held.address);
    own?.delete(visitorId);
    if (own?.size === 0) this.#byAddress.delete(held.address);
  }

  /** Runs what is held for a visitor, in order. Throws the error of a write, which is held on with those after it. */
  async release(visitorId: string): Promise<void> {
    const held = this.#held.get(visitorId);
    if (held === undefined) return;
    // No other request runs them too.
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

  /** The visitors of the address that has most. */
  #largest(): ReadonlySet<string> {
    let largest: ReadonlySet<string> = new Set();
    for (const visitors of this.#byAddress.values()) if (visitors.size > largest.size) largest = visitors;
    return largest;
  }
}
