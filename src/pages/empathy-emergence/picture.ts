import type { Culture } from './culture.ts';
import { isIn, size } from './lattice.ts';

/** How a cell is drawn: it keeps or gives, and did so already or has just turned. */
const looks = {
  keeps: { radius: 0.13, ink: 'dim', isOpen: false },
  gives: { radius: 0.46, ink: 'pale', isOpen: false },
  'turned to keep': { radius: 0.24, ink: 'dim', isOpen: true },
  'turned to give': { radius: 0.46, ink: 'warm', isOpen: false },
} as const;
type Look = keyof typeof looks;

export interface Inks {
  readonly dim: string;
  readonly pale: string;
  readonly warm: string;
}

const lookOf = ({ field, before }: Culture, place: number): Look => {
  const gives = field[place] === 1;
  if (field[place] !== before[place]) return gives ? 'turned to give' : 'turned to keep';
  return gives ? 'gives' : 'keeps';
};

/** The dish as so many dots, like a printed picture. It has no clock: `from` to `to`, so far. */
export class Picture {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #inks: Inks;

  private constructor(context: CanvasRenderingContext2D, inks: Inks) {
    this.#canvas = context.canvas;
    this.#context = context;
    this.#inks = inks;
  }

  /** Null where there is no canvas to draw on. */
  static on(canvas: HTMLCanvasElement): Picture | null {
    const context = canvas.getContext('2d');
    if (!context) return null;
    const { color, outlineColor, borderTopColor } = getComputedStyle(canvas);
    return new Picture(context, { pale: color, dim: outlineColor, warm: borderTopColor });
  }

  /** `part` 0 to 1 of the way from one state of the dish to the next. */
  draw(from: Culture, to: Culture, part: number): void {
    const ratio = Math.min(2, devicePixelRatio);
    const side = Math.round(this.#canvas.clientWidth * ratio);
    if (this.#canvas.width !== side) this.#canvas.width = this.#canvas.height = side;
    const cell = side / size;
    const context = this.#context;
    context.clearRect(0, 0, side, side);
    context.lineWidth = Math.max(1, cell * 0.07);
    for (const [look, { ink, isOpen, radius }] of Object.entries(looks)) {
      context.fillStyle = context.strokeStyle = this.#inks[ink];
      context.beginPath();
      for (let y = 0; y < size; y++) {
        for (let x = 0; x < size; x++) {
          const place = y * size + x;
          if (!isIn(x, y) || lookOf(to, place) !== look) continue;
          const start = looks[lookOf(from, place)].radius;
          const drawn = cell * (start + (radius - start) * part);
          context.moveTo((x + 0.5) * cell + drawn, (y + 0.5) * cell);
          context.arc((x + 0.5) * cell, (y + 0.5) * cell, drawn, 0, Math.PI * 2);
        }
      }
      if (isOpen) context.stroke();
      else context.fill();
    }
  }
}
