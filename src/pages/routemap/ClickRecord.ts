import { type ArchiveClick, recordArchiveClick } from '../../api/archive.ts';
import { randomId } from '../../api/randomId.ts';

/**
 * The clicks of one visit to the archive on their way to the server. A click that failed is sent again, under the same
 * id, before the text of its file is asked for, because the server gives that out after the third click that it knows
 * of.
 */
export class ClickRecord {
  /** By file: the clicks that were sent and not answered. */
  readonly #pending = new Map<string, Set<Promise<void>>>();
  /** By file: the clicks that failed and are to be sent again. */
  readonly #failed = new Map<string, ArchiveClick[]>();

  /** Sends one click. Never throws; a failure is logged by `recordArchiveClick`. R-ARC-10. */
  record(filename: string, attempts: number): void {
    this.#send({ id: randomId(), filename, attempts });
  }

  /**
   * Sends the failed clicks on the file again, once, and resolves when no click on it is pending any more, those made
   * meanwhile included. Never throws.
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
