import { channelsOf } from '../../ui/colour.ts';
import type { Surface } from '../../ui/useCanvas.ts';
import type { Station } from './band.ts';
import { columns, sweep } from './spectrum.ts';

/**
 * `rows`: number of rows in the waterfall. A row is added every `rowMs`, so the waterfall shows the last 32 s. Each row
 * repaints half of the window: 40 ms of CPU with software GL.
 */
export const rows = 200;
export const rowMs = 160;

/** Red, green and blue, 0 to 255. */
type Colour = readonly number[];

interface Colours {
  readonly ground: Colour;
  readonly tone: Colour;
  readonly voice: Colour;
}

/** The colours of the picture: three custom properties of the page, resolved by the browser one at a time. */
export function coloursOf(element: HTMLElement): Colours {
  const resolved = (name: string) => {
    element.style.color = `var(${name})`;
    const colour = channelsOf(getComputedStyle(element).color);
    element.style.removeProperty('color');
    return colour;
  };
  return { ground: resolved('--slate'), tone: resolved('--ash'), voice: resolved('--sodium') };
}

const mixed = (from: number, to: number, by: number) => from + (to - from) * by;

/**
 * The spectrum and the waterfall of its past rows, newest first. The class has no clock: `advance` adds a row to the
 * past, `draw` draws the latest row as a curve. All rows are filled at first, so that a picture without updates is
 * complete. The waterfall's canvas has one pixel per column and row, and the browser scales it up. At full size the
 * drawing took most of the time of a row.
 */
export class Waterfall {
  readonly #level = new Float32Array(columns);
  readonly #share = new Float32Array(columns);
  readonly #past: CanvasRenderingContext2D | null;
  readonly #colours: Colours;
  #row = 0;

  /** `past`: a canvas of `columns` by `rows` pixels. */
  constructor(stations: readonly Station[], colours: Colours, past: HTMLCanvasElement | null) {
    this.#colours = colours;
    // Rendered by the CPU, because every row is set pixel by pixel. jsdom returns undefined.
    this.#past = past?.getContext('2d', { willReadFrequently: true }) ?? null;
    if (this.#past === null) return;
    for (let row = 0; row < rows; row++) this.advance(stations);
  }

  /** Adds a row. */
  advance(stations: readonly Station[]): void {
    const past = this.#past;
    const { ground, tone, voice } = this.#colours;
    sweep(stations, this.#row++, this.#level, this.#share);
    if (past === null) return;
    past.drawImage(past.canvas, 0, 1);
    const line = past.createImageData(columns, 1);
    for (let column = 0; column < columns; column++) {
      const share = this.#share[column] ?? 0;
      const heat = (this.#level[column] ?? 0) ** (1.25 - 0.6 * share);
      for (let channel = 0; channel < 3; channel++) {
        const colour = mixed(tone[channel] ?? 0, voice[channel] ?? 0, share);
        line.data[column * 4 + channel] = mixed(ground[channel] ?? 0, colour, heat);
      }
      line.data[column * 4 + 3] = 255;
    }
    past.putImageData(line, 0, 0);
  }

  /** Draws the latest row as a curve. */
  draw({ context, width, height, scale }: Surface): void {
    const { tone, voice } = this.#colours;
    context.clearRect(0, 0, width, height);
    const step = width / (columns - 1);
    const bottom = height - 2 / scale;
    context.lineWidth = 1.25;
    context.lineJoin = 'bevel';
    // One curve per colour; voices are drawn over the rest.
    for (const isVoice of [false, true]) {
      context.strokeStyle = `rgb(${(isVoice ? voice : tone).join(' ')} / ${isVoice ? 1 : 0.72})`;
      context.beginPath();
      let isDown = false;
      for (let column = 0; column < columns; column++) {
        const isIn = !isVoice || (this.#share[column] ?? 0) > 0.04;
        const y = bottom - (this.#level[column] ?? 0) * (height - 46);
        if (isIn && isDown) context.lineTo(column * step, y);
        else context.moveTo(column * step, y);
        isDown = isIn;
      }
      context.stroke();
    }
  }
}
