import { type ArchiveClick, recordArchiveClick } from '../../api/archive.ts';
import { randomId } from '../../api/randomId.ts';

/**
 * Sends the clicks of one visit to the archive to the server. A failed click is sent again, with the same id, before
 * the text of its file is requested, because the server sends that text only after the third recorded click.
 */
export class ClickRecord {
  /** By file: clicks that were sent and are not answered yet. */
  readonly #pending = new Map<string, Set<Promise<void>>>();
  /** By file: clicks that failed and will be sent again. */
  readonly #failed = new Map<string, ArchiveClick[]>();

  /** Sends one click. Never throws; a failure is logged by `recordArchiveClick`. R-ARC-10. */
  record(filename: string, attempts: number): void {
    this.#send({ id: randomId(), filename, attempts });
  }

  /**
   * Sends the failed clicks on the file again, once. Resolves when no click on the file is pending, including clicks
   * made meanwhile. Never throws.
   */
  async settled(filename: string): Promise<void> {
    const failed = this.#failed.get(filename) ?? [];
    this.#failed.delete(filename);
    for (const click of failed) this.#send(click);
    const pending = this.#pendingOn(filename);
    while (pending.size > 0) await Promise.all(pending);
  }

  #send(click: ArchiveClick): void {
    const pending = this.#pendingOn(click.filename);
    const sent = recordArchiveClick(click).then((isDone) => {
      if (!isDone) this.#failed.set(click.filename, [...(this.#failed.get(click.filename) ?? []), click]);
      pending.delete(sent);
    });
    pending.add(sent);
  }

  #pendingOn(filename: string): Set<Promise<void>> {
    const pending = this.#pending.get(filename) ?? new Set<Promise<void>>();
    this.#pending.set(filename, pending);
    return pending;
  }
}
