import { strewn } from '../../ui/strewn.ts';

interface Star {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** Stars of one magnitude are drawn in one stroke; `share` of the sky, and width in pixels. */
const magnitudes = [
  { share: 0.56, width: 0.9, light: 0.42 },
  { share: 0.3, width: 1.2, light: 0.7 },
  { share: 0.11, width: 1.8, light: 0.9 },
  { share: 0.03, width: 2.8, light: 1 },
] as const;

/** Pixels that a star at arm's length crosses between two sentences. */
const legPx = 620;
/** The field of stars slopes as it goes by. */
const slope = 0.38;

/** The same sky each time, from the `from`-th star on. Far ones are many. */
const skyOf = (count: number, from: number): Star[] =>
  Array.from({ length: count }, (_, at) => {
    const index = 3 * (at + from) + 1;
    return { x: strewn(index), y: strewn(index + 1), depth: 0.05 + 0.95 * strewn(index + 2) ** 3 };
  });

/** A plate of stars on a canvas. `draw` puts it at a place; going fast, they are lines. */
export class Stars {
  readonly #canvas: HTMLCanvasElement;
  readonly #colour: string;
  #skies: readonly (readonly Star[])[] = [];
  #ratio = 1;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#colour = getComputedStyle(canvas).color;
    this.resize();
  }

  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    this.#ratio = Math.min(2, devicePixelRatio);
    this.#canvas.width = width * this.#ratio;
    this.#canvas.height = height * this.#ratio;
    const count = Math.min(900, (width * height) / 1500);
    this.#skies = magnitudes.map(({ share }, index) => skyOf(Math.round(count * share), index * 1000));
  }

  /** `at` and `speed` in sentences. */
  draw(at: number, speed: number): void {
    const context = this.#canvas.getContext('2d');
    if (context === null) return;
    const { width, height } = this.#canvas;
    const leg = legPx * this.#ratio;
    const longest = Math.min(70, Math.abs(speed) * leg * 0.14) * Math.sign(speed);
    context.clearRect(0, 0, width, height);
    context.strokeStyle = this.#colour;
    context.lineCap = 'round';
    for (const [magnitude, { width: lineWidth, light }] of magnitudes.entries()) {
      context.globalAlpha = light;
      context.lineWidth = lineWidth * this.#ratio;
      context.beginPath();
      for (const { x, y, depth } of this.#skies[magnitude] ?? []) {
        const away = at * leg * depth;
        const px = (((x * width - away) % width) + width) % width;
        const py = (((y * height - away * slope) % height) + height) % height;
        context.moveTo(px, py);
        context.lineTo(px + longest * depth + 0.01, py + longest * depth * slope);
      }
      context.stroke();
    }
  }
}
