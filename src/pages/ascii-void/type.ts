import { fullPlace } from './sheet.ts';

/** A place of the sheet in CSS px, and the print that goes with it. */
export interface Pitch {
  readonly width: number;
  readonly height: number;
  /** Of the typing, and of the words in the gap. */
  readonly typePx: number;
  readonly printPx: number;
}

/** Ten to the inch at a desk, twelve on a telephone, and a whole number of places to the line. */
export function pitchFor(width: number): Pitch & { readonly columns: number } {
  const isNarrow = width < 640;
  const columns = Math.max(1, Math.round(width / (isNarrow ? 8 : 10)));
  const sizes = isNarrow ? { height: 15, typePx: 13, printPx: 18.5 } : { height: 17, typePx: 16.5, printPx: 22 };
  return { width: width / columns, columns, ...sizes };
}

/** The strikes of a place, one after another and one on top of the other. */
const keys = ['.', ':', '-', '=', 'o', '/', 'x', '%', '#'] as const;

/** The places of one window, struck once each way and kept as pictures: a sheet has some ten thousand of them. */
export class Type {
  readonly #context: CanvasRenderingContext2D;
  readonly #pitch: Pitch;
  readonly #ratio: number;
  readonly #cases: HTMLCanvasElement;
  readonly #gap: string;
  readonly #caseWidth: number;

  private constructor(context: CanvasRenderingContext2D, pitch: Pitch, cases: HTMLCanvasElement, gap: string) {
    this.#context = context;
    this.#pitch = pitch;
    this.#ratio = Math.min(2, devicePixelRatio);
    this.#cases = cases;
    this.#gap = gap;
    this.#caseWidth = Math.ceil(pitch.width * this.#ratio);
  }

  /** Null where there is no canvas to draw on. */
  static on(canvas: HTMLCanvasElement, pitch: Pitch): Type | null {
    const context = canvas.getContext('2d');
    const cases = document.createElement('canvas');
    const struck = cases.getContext('2d');
    if (!context || !struck) return null;
    const type = new Type(context, pitch, cases, getComputedStyle(canvas).outlineColor);
    const [width, height] = [type.#caseWidth, Math.ceil(pitch.height * type.#ratio)];
    canvas.width = canvas.clientWidth * type.#ratio;
    canvas.height = canvas.clientHeight * type.#ratio;
    cases.width = width * (fullPlace + 1);
    cases.height = height;
    const { color, fontFamily } = getComputedStyle(canvas);
    struck.fillStyle = color;
    struck.font = `${pitch.typePx * type.#ratio}px ${fontFamily}`;
    struck.textAlign = 'center';
    struck.textBaseline = 'alphabetic';
    for (let strikes = 1; strikes <= fullPlace; strikes++) {
      for (const key of keys.slice(strikes > 3 ? 1 : 0, strikes)) {
        struck.fillText(key, (strikes + 0.5) * width, height * 0.74);
      }
    }
    return type;
  }

  /** Strikes one place, or shows the white paper where nothing lies on it. */
  strike(x: number, y: number, strikes: number): void {
    const wide = this.#pitch.width * this.#ratio;
    const tall = this.#pitch.height * this.#ratio;
    // Rounded at the edges: rounded once a place, they would drift away from the words further down.
    const [left, top] = [Math.round(x * wide), Math.round(y * tall)];
    const [width, height] = [Math.round((x + 1) * wide) - left, Math.round((y + 1) * tall) - top];
    this.#context.clearRect(left, top, width, height);
    if (strikes > 0) {
      this.#context.drawImage(this.#cases, strikes * this.#caseWidth, 0, width, height, left, top, width, height);
      return;
    }
    this.#context.fillStyle = this.#gap;
    this.#context.fillRect(left, top, width, height);
  }
}
