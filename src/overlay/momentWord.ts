import { CanvasSource } from 'pixi.js';
import type { Point } from '../state/disturbance.ts';
import { type Area, FreeSpace } from '../ui/egg-drawing/FreeSpace.ts';
import { takenAreas } from '../ui/takenAreas.ts';
import { ruler } from './textRun.ts';

/** A word in the window: its box, CSS pixels, the left end of its baseline and its font size. */
interface WordPlace extends Area {
  readonly baseline: number;
  readonly size: number;
}

const fontOf = (size: number): string => `${size}px Redaction, serif`;
/** Greatest share of the window's width and height for a word over it, and of its width for one beside the text. */
const [overWidth, overHeight, besideWidth] = [0.94, 0.9, 0.6];
/** Sizes of a word beside the text, from the largest on, and the least height of one, CSS pixels. */
const [smaller, leastHeight] = [0.85, 30];
/** Free share of the window at its left and right edges. */
const margin = 0.03;
/** Distance of a word from the text beside it, room for its caption below it, and the grid of places, CSS pixels. */
const [air, captionRoom, grid] = [18, 34, 16];

/** A taken area of this height is a title or a drawing, CSS pixels. */
const titlePx = 60;

/** Panels over the page, whose grounds are no free space. */
const openPanels = (): DOMRect[] =>
  [...document.querySelectorAll('[data-secret-word]:not([data-secret-word=""])')].map((panel) =>
    panel.getBoundingClientRect(),
  );

/** Points of a thread of Home's first line, and its distance from a word, CSS pixels. */
const [pointsOfThread, besideThread] = [24, 4];

/** The squares around the points of the threads, which lie in a drawing as large as the page. */
const threadAreas = (): DOMRect[] =>
  [...document.querySelectorAll<SVGPathElement>('[data-thread]')].flatMap((thread) => {
    const length = thread.getTotalLength();
    const matrix = thread.getScreenCTM();
    return Array.from({ length: pointsOfThread + 1 }, (_, index) => {
      const { x, y } = thread.getPointAtLength((length * index) / pointsOfThread).matrixTransform(matrix ?? undefined);
      return new DOMRect(x - besideThread, y - besideThread, 2 * besideThread, 2 * besideThread);
    });
  });

/** Width and heights of a word in a font of 1 CSS pixel. */
function measured(word: string): { readonly width: number; readonly up: number; readonly down: number } | null {
  const pen = ruler();
  if (pen === null) return null;
  pen.letterSpacing = '0px';
  pen.font = fontOf(100);
  const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(word);
  return { width: width / 100, up: actualBoundingBoxAscent / 100, down: actualBoundingBoxDescent / 100 };
}

/** The lines of text and the small controls of the window. A word may stand behind titles and large drawings. */
const smallAreas = (layer: Element): readonly DOMRect[] => takenAreas(layer).filter(({ height }) => height < titlePx);

function freeSpaceOf(areas: readonly DOMRect[], width: number, height: number): FreeSpace {
  const obstacles = areas.map(({ left, top, right, bottom }) => ({ left, top, right, bottom, scrolls: false }));
  return new FreeSpace(obstacles, width, height);
}

/**
 * The place of a word that is as large as the window allows: where it meets the least text, near the middle. Null
 * without a canvas. `layer`: what is drawn over the page and counts as nothing.
 */
export function placeOver(word: string, width: number, height: number, layer: Element): WordPlace | null {
  const one = measured(word);
  if (one === null) return null;
  const size = Math.min(height * overHeight, (width * overWidth) / one.width);
  const high = size * (one.up + one.down);
  const left = (width - size * one.width) / 2;
  const middle = (height - high) / 2;
  const space = freeSpaceOf(smallAreas(layer), width, height);
  const right = width - left;
  let [best, least] = [middle, space.takenIn({ left, top: middle, right, bottom: middle + high })];
  for (let way = grid; way <= middle; way += grid) {
    for (const top of [middle - way, middle + way]) {
      const taken = space.takenIn({ left, top, right, bottom: top + high });
      if (taken < least) [best, least] = [top, taken];
    }
  }
  return placeAt(left, best, size, one);
}

/**
 * The largest place of a word with room for a caption below it that touches no text, control or drawing, nearest to a
 * point of the window. Null where there is no room. `layer`: what is drawn over the page and counts as nothing.
 */
export function placeBeside(
  word: string,
  width: number,
  height: number,
  { x: nearX, y: nearY }: Point,
  layer: Element,
): WordPlace | null {
  const one = measured(word);
  if (one === null) return null;
  const free = freeSpaceOf([...takenAreas(layer), ...openPanels(), ...threadAreas()], width, height);
  const edge = Math.max(air, width * margin);
  for (let size = (width * besideWidth) / one.width; size * (one.up + one.down) >= leastHeight; size *= smaller) {
    const [wide, high] = [size * one.width, size * (one.up + one.down)];
    let nearest: WordPlace | null = null;
    let least = Infinity;
    for (let top = air; top <= height - high - air - captionRoom; top += grid) {
      for (let left = edge; left <= width - wide - edge; left += grid) {
        const way = Math.hypot(left + wide / 2 - nearX, top + high / 2 - nearY);
        const around = { left: left - air, top: top - air, right: left + wide + air };
        if (way >= least || !free.isFree({ ...around, bottom: top + high + captionRoom + air })) continue;
        least = way;
        nearest = placeAt(left, top, size, one);
      }
    }
    if (nearest !== null) return nearest;
  }
  return null;
}

const placeAt = (
  left: number,
  top: number,
  size: number,
  { width, up, down }: { readonly width: number; readonly up: number; readonly down: number },
): WordPlace => ({
  left,
  top,
  right: left + size * width,
  bottom: top + size * (up + down),
  baseline: top + size * up,
  size,
});

/** Space that the word leaves around a text, CSS pixels. */
const around = { x: 8, y: 7 } as const;
/** Width of an outline of the letters, CSS pixels: without it the thin strokes of a small word have no dots. */
const boldPx = 2;
/** Shortest time between two drawings, which read the layout, ms. */
const followMs = 200;
/** Pixels of the texture for one CSS pixel: the word is drawn in dots. */
const scale = 1 / 4;

/**
 * A word as a texture of the window. Red is its ink. Green is 1 where it stays, 0 over text and small controls. It
 * follows changes of the page.
 */
export class MomentWord {
  readonly texture: CanvasSource;
  private readonly pen: CanvasRenderingContext2D | null;
  private readonly word: string;
  private readonly place: WordPlace;
  private readonly layer: Element;
  private readonly watch: MutationObserver;
  private isStale = false;
  private scrolledTo = 0;
  private drawnAtMs = -Infinity;

  constructor(word: string, place: WordPlace, { width, height }: { width: number; height: number }, layer: Element) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    this.pen = canvas.getContext('2d');
    this.pen?.scale(canvas.width / width, canvas.height / height);
    this.word = word;
    this.place = place;
    this.layer = layer;
    this.draw();
    this.texture = new CanvasSource({ resource: canvas, scaleMode: 'linear' });
    this.watch = new MutationObserver(() => {
      this.isStale = true;
    });
    this.watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  }

  /** Draws it again where the page has changed or was scrolled. `nowMs`: on the frames' clock. */
  follow(nowMs: number): void {
    if ((!this.isStale && this.scrolledTo === scrollY) || nowMs - this.drawnAtMs < followMs) return;
    this.isStale = false;
    this.drawnAtMs = nowMs;
    this.draw();
    this.texture.update();
  }

  destroy(): void {
    this.watch.disconnect();
    this.texture.destroy();
  }

  private draw(): void {
    const { pen, place } = this;
    this.scrolledTo = scrollY;
    if (pen === null) return;
    pen.globalCompositeOperation = 'source-over';
    pen.fillStyle = '#0f0';
    pen.fillRect(0, 0, innerWidth, innerHeight);
    pen.fillStyle = '#000';
    for (const area of smallAreas(this.layer))
      pen.fillRect(area.x - around.x, area.y - around.y, area.width + 2 * around.x, area.height + 2 * around.y);
    pen.globalCompositeOperation = 'lighter';
    pen.fillStyle = '#f00';
    pen.font = fontOf(place.size);
    pen.fillText(this.word, place.left, place.baseline);
    pen.strokeStyle = '#f00';
    pen.lineWidth = boldPx;
    pen.strokeText(this.word, place.left, place.baseline);
  }
}
