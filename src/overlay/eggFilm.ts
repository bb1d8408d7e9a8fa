import { Container, TextureSource, type WebGLRenderer } from 'pixi.js';
import { tagHeight, tagWidth } from '../ui/egg-drawing/position.ts';
import type { ShadedQuad, Uniforms } from './ShadedQuad.ts';
import { areCarriedOut } from './webgl.ts';

/** Seconds after which the light of an egg repeats: the same value as `period` in egg.frag. */
export const filmSeconds = 5;
/**
 * Columns and rows of the pictures of a film. Six pictures a second are enough for light that moves 4 px between two
 * pictures.
 */
export const filmCells = { columns: 6, rows: 5 } as const;
const pictures = filmCells.columns * filmCells.rows;
/** Seconds for which each picture is shown. */
export const filmStep = filmSeconds / pictures;
/**
 * Pixels for each CSS pixel. A browser shows the pictures rotated and at fractional positions, so they need a higher
 * resolution than most screens.
 */
const fineness = 2;

/** A film that the browser shows: all pictures on one canvas, in the colours of egg.frag. */
export type Film = HTMLCanvasElement;

/**
 * Draws all pictures of a film at once and copies them to a 2D canvas. `quad` shows the egg in `filmCells`. The caller
 * owns `quad` and may destroy it as soon as the promise is returned. Resolves to null if the context is lost during the
 * call, if `signal` is aborted, or if no canvas is available. Rejects if a call to WebGL throws. Leaves nothing on the
 * GPU.
 *
 * For an egg that only drifts, a picture that the browser moves is cheaper. For eight eggs, renderer and GPU process
 * then take a quarter of the time that a canvas with twelve frames a second takes.
 */
export async function makeFilm<U extends Uniforms>(
  renderer: WebGLRenderer,
  quad: ShadedQuad<U>,
  signal: AbortSignal,
): Promise<Film | null> {
  const { gl } = renderer;
  const [width, height] = [filmCells.columns * tagWidth, filmCells.rows * tagHeight];
  const target = new TextureSource({ width, height, resolution: fineness });
  const stage = new Container();
  const buffer = gl.createBuffer();
  try {
    quad.place(0, 0, width, height);
    stage.addChild(quad);
    renderer.render({ container: stage, target, clear: true, clearColor: [0, 0, 0, 0] });
    stage.removeChild(quad);

    const bytes = new Uint8ClampedArray(target.pixelWidth * target.pixelHeight * 4);
    // Reads into a GPU buffer first: a direct read would block the page until everything is drawn.
    renderer.renderTarget.bind({ target, clear: false });
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer);
    gl.bufferData(gl.PIXEL_PACK_BUFFER, bytes.byteLength, gl.STREAM_READ);
    gl.readPixels(0, 0, target.pixelWidth, target.pixelHeight, gl.RGBA, gl.UNSIGNED_BYTE, 0);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
    if (!(await areCarriedOut(gl, signal))) return null;
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, buffer);
    gl.getBufferSubData(gl.PIXEL_PACK_BUFFER, 0, bytes);
    gl.bindBuffer(gl.PIXEL_PACK_BUFFER, null);
    // If the context was lost during the read, the bytes are empty.
    if (gl.isContextLost()) return null;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [target.pixelWidth, target.pixelHeight];
    const pen = canvas.getContext('2d');
    pen?.putImageData(new ImageData(bytes, canvas.width, canvas.height), 0, 0);
    return pen === null ? null : canvas;
  } finally {
    stage.destroy();
    gl.deleteBuffer(buffer);
    target.destroy();
  }
}

/** Shows a film inside an egg's button, so that both move together. */
export class FilmView {
  readonly button: HTMLElement;
  private readonly frame = document.createElement('span');
  private readonly film: Film;
  private shown = -1;
  private scale = 1;

  /** The film is hidden until the first `show`. */
  constructor(button: HTMLElement, film: Film) {
    this.button = button;
    this.film = film;
    this.frame.dataset['film'] = '';
    this.frame.style.cssText = 'position:absolute;inset:0;overflow:hidden;visibility:hidden;pointer-events:none';
    const [width, height] = [filmCells.columns * tagWidth, filmCells.rows * tagHeight];
    film.style.cssText = `display:block;width:${width}px;height:${height}px;transform-origin:0 0;will-change:transform`;
    this.frame.append(film);
    button.append(this.frame);
  }

  /** Shows the picture for the time `timeMs`. `scale`: size of the tag, as a factor. */
  show(timeMs: number, scale: number): void {
    if (this.frame.style.visibility !== '') {
      this.frame.style.visibility = '';
      this.button.style.willChange = 'transform';
    }
    if (scale !== this.scale) {
      this.scale = scale;
      this.film.style.scale = `${scale}`;
    }
    const index = Math.floor(timeMs / 1000 / filmStep) % pictures;
    if (index === this.shown) return;
    this.shown = index;
    const column = index % filmCells.columns;
    const row = (index - column) / filmCells.columns;
    this.film.style.transform = `translate(${-column * tagWidth}px, ${-row * tagHeight}px)`;
  }

  hide(): void {
    if (this.frame.style.visibility === 'hidden') return;
    this.frame.style.visibility = 'hidden';
    this.button.style.willChange = '';
  }

  destroy(): void {
    this.hide();
    this.frame.remove();
  }
}
