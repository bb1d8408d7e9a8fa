import type { Station } from './band.ts';
import { columns, sweep } from './spectrum.ts';

/** Rows of the past that are kept, one every `rowMs`: sixteen seconds. */
const rows = 200;
export const rowMs = 80;

type Colour = readonly [red: number, green: number, blue: number];

/** The colours of the room, read from its stylesheet. */
export interface Inks {
  readonly ground: Colour;
  readonly tone: Colour;
  readonly voice: Colour;
}

const mixed = (from: number, to: number, by: number) => from + (to - from) * by;

/**
 * The spectrum and, below it, its past. Draws what it is told and when; it has no clock. The past is filled in before
 * the first picture, so that one that never moves is finished too.
 */
export class Waterfall {
  private readonly level = new Float32Array(columns);
  private readonly share = new Float32Array(columns);
  private readonly canvas: HTMLCanvasElement;
  private readonly front: CanvasRenderingContext2D;
  private readonly back: CanvasRenderingContext2D;
  private readonly inks: Inks;
  private row = 0;

  private constructor(front: CanvasRenderingContext2D, back: CanvasRenderingContext2D, inks: Inks) {
    this.canvas = front.canvas;
    this.front = front;
    this.back = back;
    this.inks = inks;
  }

  /** Null where there is no canvas to draw on. */
  static on(canvas: HTMLCanvasElement, inks: Inks): Waterfall | null {
    const front = canvas.getContext('2d');
    const back = document.createElement('canvas').getContext('2d');
    // jsdom answers undefined and not null.
    if (!front || !back) return null;
    return new Waterfall(front, back, inks);
  }

  /** Begins anew with these stations. */
  tune(stations: readonly Station[]): void {
    this.back.canvas.width = columns;
    this.back.canvas.height = rows;
    for (let row = 0; row < rows; row++) this.advance(stations);
  }

  /** One row further. */
  advance(stations: readonly Station[]): void {
    const { back, level, share, inks } = this;
    sweep(stations, this.row++, level, share);
    back.drawImage(back.canvas, 0, 1);
    const line = back.createImageData(columns, 1);
    for (let column = 0; column < columns; column++) {
      const own = share[column] ?? 0;
      const heat = (level[column] ?? 0) ** (1.25 - 0.6 * own);
      for (let channel = 0; channel < 3; channel++) {
        const ink = mixed(inks.tone[channel] ?? 0, inks.voice[channel] ?? 0, own);
        line.data[column * 4 + channel] = mixed(inks.ground[channel] ?? 0, ink, heat);
      }
      line.data[column * 4 + 3] = 255;
    }
    back.putImageData(line, 0, 0);
  }

  /** Draws what there is at the size that the canvas has now. */
  draw(): void {
    const { canvas, front, back, level, share, inks } = this;
    const ratio = Math.min(2, devicePixelRatio);
    const width = Math.round(canvas.clientWidth * ratio);
    const height = Math.round(canvas.clientHeight * ratio);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const sea = Math.round(height * 0.42);
    front.fillStyle = `rgb(${inks.ground.join(' ')})`;
    front.fillRect(0, 0, width, sea);
    front.imageSmoothingEnabled = false;
    front.drawImage(back.canvas, 0, sea, width, height - sea);

    const step = width / (columns - 1);
    front.lineWidth = 1.25 * ratio;
    front.lineJoin = 'round';
    // One line a colour: what somebody says is drawn over what merely stands there.
    for (const isVoice of [false, true]) {
      front.strokeStyle = `rgb(${(isVoice ? inks.voice : inks.tone).join(' ')} / ${isVoice ? 1 : 0.72})`;
      front.beginPath();
      let isPenDown = false;
      for (let column = 0; column < columns; column++) {
        const isIn = !isVoice || (share[column] ?? 0) > 0.04;
        const y = sea - 2 - (level[column] ?? 0) * (sea - 46 * ratio);
        if (isIn && isPenDown) front.lineTo(column * step, y);
        else front.moveTo(column * step, y);
        isPenDown = isIn;
      }
      front.stroke();
    }
  }
}
