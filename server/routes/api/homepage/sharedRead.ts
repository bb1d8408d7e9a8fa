/**
 * Calls that come in the same turn of the event loop share one read. It begins after all of them, so none gets an answer that
 * is older than its call. Under load each reader's window asks for the same thing, and some ten of them in one turn.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | null = null;
  return () =>
    (next ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      next = null;
      return read();
    }));
}
