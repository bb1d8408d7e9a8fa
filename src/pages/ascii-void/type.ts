import { fullPlace } from './sheet.ts';

/** Size of a place of the sheet, and the font sizes, CSS px. */
export interface Pitch {
  readonly width: number;
  readonly height: number;
  /** Font sizes of the typing (`typePx`) and of the words in the gap (`printPx`). */
  readonly typePx: number;
  readonly printPx: number;
}

/** Places about 10 px wide, or 8 px in a field narrower than 640 px. A line has a whole number of places. */
export function pitchFor(width: number): Pitch & { readonly columns: number } {
  const isNarrow = width < 640;
  const columns = Math.max(1, Math.round(width / (isNarrow ? 8 : 10)));
  const sizes = isNarrow ? { height: 15, typePx: 13, printPx: 18.5 } : { height: 17, typePx: 16.5, printPx: 22 };
  return { width: width / columns, columns, ...sizes };
}

/**
 * The characters that are typed on one place, in this order and one on top of the other. From four strikes on, the
 * first character is left out.
 */
const keys = ['.', ':', '-', '=', 'o', '/', 'x', '%', '#'] as const;

/**
 * Draws places. Each number of strikes is drawn once and kept as an image, because a sheet has some ten thousand
 * places.
 */
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

  /** Null if the browser gives no 2D context. */
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

  /** Draws one place, or white paper where it has no strikes. */
  strike(x: number, y: number, strikes: number): void {
    const wide = this.#pitch.width * this.#ratio;
    const tall = this.#pitch.height * this.#ratio;
    // The edges of a place are rounded, and not its size: rounding errors of the size would add up, and the typing
    // would drift away from the words further down.
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
