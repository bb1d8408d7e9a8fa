/**
 * Calls in the same turn of the event loop share one read. The read starts after all these calls, so no call gets an
 * answer from before it was made. Under load, about ten open pages make the same request in one turn.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | null = null;
  return () =>
    (next ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      next = null;
      return read();
    }));
}
