import type { StoryBlock } from '#contract/api/story.ts';
import { clamp } from '../../ui/clamp.ts';
import { linesDeep, pour } from './pour.ts';
import { Sheet } from './sheet.ts';
import { type Pitch, pitchFor, Type } from './type.ts';

/** Radius of a push, in places (character cells). */
const handRadius = 6;

/** The elements that a sheet is shown in. */
export interface Surface {
  readonly field: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly print: HTMLElement;
  readonly mark: HTMLElement;
  readonly count: HTMLElement;
}

/**
 * Controls a sheet: applies pushes, draws the changes, and fills the gaps with words. The class writes to the DOM
 * without React, because a pointer pushes about sixty times a second. React gets only the number of complete texts, by
 * `onWhole`.
 */
export class Desk {
  readonly #surface: Surface;
  readonly #blocks: readonly StoryBlock[];
  readonly #onWhole: (whole: number) => void;
  #sheet = new Sheet(0, 0);
  #pitch: Pitch = pitchFor(0);
  #type: Type | null = null;
  #measure = (words: string): number => words.length;
  #seat: readonly [x: number, y: number] = [0, 0];
  #last: readonly [x: number, y: number] | null = null;
  #size = '';

  constructor(surface: Surface, blocks: readonly StoryBlock[], onWhole: (whole: number) => void) {
    this.#surface = surface;
    this.#blocks = blocks;
    this.#onWhole = onWhole;
  }

  /** Starts a new sheet of the field's size, with a small gap already cleared. */
  roll(): void {
    const [columns, rows] = this.#places();
    this.#sheet = new Sheet(columns, rows);
    this.#set();
    this.#sit(Math.round(columns * 0.3), Math.round(rows * 0.36));
    for (let x = 0.14; x <= 0.46; x += 0.02) this.#push(columns * x, rows * (0.3 + x * 0.12));
    this.#pour();
  }

  /** Adapts to the present size and font of the field. Gaps that were pushed into this sheet stay. */
  adjust(): void {
    this.#set();
    this.#sit(...this.#seat);
    this.#pour();
  }

  /**
   * Called when the size of the field may have changed. Starts a new sheet if the number of places has changed, and
   * else adapts this one.
   */
  fit(): void {
    if (this.#sizeNow() === this.#size) return;
    const [columns, rows] = this.#places();
    if (columns === this.#sheet.columns && rows === this.#sheet.rows) this.adjust();
    else this.roll();
  }

  #sizeNow(): string {
    const { clientWidth, clientHeight } = this.#surface.field;
    return `${clientWidth} ${clientHeight}`;
  }

  /** Number of places in a line of the field, and number of lines. */
  #places(): readonly [columns: number, rows: number] {
    const { clientWidth, clientHeight } = this.#surface.field;
    const { columns, height } = pitchFor(clientWidth);
    return [columns, Math.floor(clientHeight / height)];
  }

  /** Sets the type for the present field, and draws every place of the sheet with it. */
  #set(): void {
    const { field, canvas } = this.#surface;
    const pitch = pitchFor(field.clientWidth);
    this.#size = this.#sizeNow();
    this.#pitch = pitch;
    this.#type = Type.on(canvas, pitch);
    const print = this.#type === null ? null : document.createElement('canvas').getContext('2d');
    if (print) {
      const { fontFamily, letterSpacing, wordSpacing } = getComputedStyle(this.#surface.print);
      print.font = `${pitch.printPx}px ${fontFamily}`;
      // The spacing that a reader has set (WCAG 1.4.12). The computed value for no letter spacing is “normal”.
      print.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
      print.wordSpacing = wordSpacing;
    }
    this.#measure = (words) => (print ? print.measureText(words).width / pitch.width : words.length);
    field.style.setProperty('--print', `${pitch.printPx}px`);
    field.style.setProperty('--band', `${pitch.height * linesDeep}px`);
    this.#strikeAll();
  }

  /** Drops all the typing to the foot of the sheet. */
  drop(): void {
    this.#sheet.drop();
    this.#strikeAll();
    this.#pour();
  }

  /** Pushes strikes away on the line from the pointer's last point to this one (CSS px in the field). */
  hand(px: number, py: number): void {
    const [x, y] = [px / this.#pitch.width, py / this.#pitch.height];
    const [fromX, fromY] = this.#last ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, (y - fromY) * 2) / 3));
    for (let step = 1; step <= steps; step++) {
      this.#push(fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps);
    }
    this.#last = [x, y];
    this.#pour();
  }

  /** Forgets the last point, because the pointer has left or was lifted. */
  lift(): void {
    this.#last = null;
  }

  /** Moves the carriage (the keyboard's position) by a number of places and lines, and pushes there. */
  carry(dx: number, dy: number): void {
    const x = clamp(this.#seat[0] + dx, 0, this.#sheet.columns - 1);
    const y = clamp(this.#seat[1] + dy, 0, this.#sheet.rows - 1);
    this.#sit(x, y);
    this.#push(x, y);
    this.#pour();
  }

  /** Sets the position of the carriage, and shows it there. */
  #sit(x: number, y: number): void {
    this.#seat = [x, y];
    this.#surface.mark.style.translate = `${x * this.#pitch.width}px ${y * this.#pitch.height}px`;
  }

  #push(x: number, y: number): void {
    const changed = this.#sheet.push(x, y, handRadius, this.#pitch.height / this.#pitch.width);
    for (const place of changed) this.#strike(place);
  }

  #strike(place: number): void {
    const { columns, strikes } = this.#sheet;
    this.#type?.strike(place % columns, Math.floor(place / columns), strikes[place] ?? 0);
  }

  #strikeAll(): void {
    for (let place = 0; place < this.#sheet.strikes.length; place++) this.#strike(place);
  }

  #pour(): void {
    const { print, count } = this.#surface;
    const texts = this.#blocks.map(({ text }) => text);
    const { poured, whole } = pour(texts, this.#sheet, this.#measure);
    while (print.children.length > poured.length) print.lastChild?.remove();
    for (const [index, { x, y, words, text }] of poured.entries()) {
      const line = print.children[index] ?? print.appendChild(document.createElement('span'));
      if (!(line instanceof HTMLElement)) continue;
      if (line.textContent !== words) line.textContent = words;
      line.dataset['voice'] = this.#blocks[text]?.voice ?? '';
      line.style.translate = `${x * this.#pitch.width}px ${y * this.#pitch.height}px`;
    }
    const { total } = this.#sheet;
    const strikes = `${total.toLocaleString('en-GB')} ${total === 1 ? 'strike' : 'strikes'}`;
    count.textContent = `${strikes}, gap ${Math.round(this.#sheet.clear * 100)} %`;
    this.#onWhole(whole);
  }
}
