import { recordArchiveClick } from '../../api/archive.ts';

/**
 * The clicks of one visit to the archive on their way to the server. A click that failed is owed: it goes again, as
 * it was, before the text of its file is asked for, because the server hands that out at the third click it knows of.
 */
export class ClickRecord {
  readonly #underWay = new Map<string, Promise<void>[]>();
  readonly #owed = new Map<string, number[]>();

  /** Posts one click. Never throws; a failure is logged where it happens. R-ARC-10. */
  record(filename: string, attempts: number): void {
    const post = recordArchiveClick(filename, attempts).then((isRecorded) => {
      if (!isRecorded) this.#owed.set(filename, [...(this.#owed.get(filename) ?? []), attempts]);
    });
    this.#underWay.set(filename, [...(this.#underWay.get(filename) ?? []), post]);
  }

  /** Resolves once every click on the file has been answered, those owed from before among them. Never throws. */
  async settled(filename: string): Promise<void> {
    const owed = this.#owed.get(filename) ?? [];
    this.#owed.delete(filename);
    for (const attempts of owed) this.record(filename, attempts);
    await Promise.all(this.#underWay.get(filename) ?? []);
    this.#underWay.delete(filename);
  }
}
