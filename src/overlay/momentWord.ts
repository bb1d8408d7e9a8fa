import { CanvasSource } from 'pixi.js';
import type { Point } from '../state/disturbance.ts';
import { type Area, FreeSpace } from '../ui/egg-drawing/FreeSpace.ts';
import { parseColour } from '../ui/colour.ts';
import { takenAreas } from '../ui/takenAreas.ts';
import { displayFont, ruler } from './textRun.ts';

/**
 * The position of a word in the window: its box, CSS pixels, the vertical position of its baseline, and its font size.
 */
interface WordPlace extends Area {
  readonly baseline: number;
  readonly size: number;
}

/** Largest shares of the window's width and height for the large word of a front. */
const [overWidth, overHeight] = [0.94, 0.9];
/** A word beside the text is tried in sizes that get smaller by this factor, down to this height, CSS pixels. */
const [smaller, leastHeight] = [0.85, 44];
/** Share of the window's width that stays free at the left edge and at the right edge. */
const margin = 0.03;
/**
 * Distance between a word and the text beside it, height reserved for the caption below it, and step between the tried
 * positions, CSS pixels.
 */
const [air, captionRoom, grid] = [18, 52, 16];

/** Boxes of the open panels over the page. Their backgrounds do not count as free space. */
const openPanels = (): DOMRect[] =>
  [...document.querySelectorAll('[data-secret-word]:not([data-secret-word=""])')].map((panel) =>
    panel.getBoundingClientRect(),
  );

/**
 * Number of segments into which a thread of Home's first line is divided, and distance of a word from a thread, CSS
 * pixels.
 */
const [pointsOfThread, besideThread] = [24, 4];

/**
 * Squares around points of the threads. `takenAreas` leaves the threads out, because their drawing is as large as the
 * page.
 */
const threadAreas = (): DOMRect[] =>
  [...document.querySelectorAll<SVGPathElement>('[data-thread]')].flatMap((thread) => {
    const length = thread.getTotalLength();
    const matrix = thread.getScreenCTM();
    return Array.from({ length: pointsOfThread + 1 }, (_, index) => {
      const { x, y } = thread.getPointAtLength((length * index) / pointsOfThread).matrixTransform(matrix ?? undefined);
      return new DOMRect(x - besideThread, y - besideThread, 2 * besideThread, 2 * besideThread);
    });
  });

/**
 * Strips along the edges of the sections that have their own ground, such as the paper and the slate of Home. A word
 * across such an edge would be cut.
 */
const groundEdges = (): DOMRect[] =>
  [...document.querySelectorAll('#page section')]
    .filter((section) => parseColour(getComputedStyle(section).backgroundColor) !== null)
    .map((section) => section.getBoundingClientRect())
    .flatMap(({ top, bottom }) => [top, bottom].map((y) => new DOMRect(0, y - 1, innerWidth, 2)));

/** Width, ascent and descent of a word in a font of 1 CSS pixel. */
function measured(word: string): { readonly width: number; readonly up: number; readonly down: number } | null {
  const pen = ruler();
  if (pen === null) return null;
  pen.letterSpacing = '0px';
  pen.font = displayFont(100);
  const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(word);
  return { width: width / 100, up: actualBoundingBoxAscent / 100, down: actualBoundingBoxDescent / 100 };
}

function freeSpaceOf(areas: readonly DOMRect[], width: number, height: number): FreeSpace {
  const obstacles = areas.map(({ left, top, right, bottom }) => ({ left, top, right, bottom, scrolls: false }));
  return new FreeSpace(obstacles, width, height);
}

/**
 * The position of the large word that a front shows: in the middle, as large as the window allows. Null if no canvas is
 * available.
 */
export function placeOver(word: string, width: number, height: number): WordPlace | null {
  const one = measured(word);
  if (one === null) return null;
  const size = Math.min(height * overHeight, (width * overWidth) / one.width);
  const high = size * (one.up + one.down);
  return placeAt((width - size * one.width) / 2, (height - high) / 2, size, one);
}

/**
 * The position of a word that touches no text, control or drawing, with room for a caption below it: in the largest
 * possible size, at most `most` of the window's width, as near as possible to a point of the window. Null if there is
 * no room. `layer`: an element over the page whose content is ignored.
 */
export function placeBeside(
  word: string,
  width: number,
  height: number,
  { x: nearX, y: nearY }: Point,
  layer: Element,
  most: number,
): WordPlace | null {
  const one = measured(word);
  if (one === null) return null;
  const taken = [...takenAreas(layer), ...openPanels(), ...threadAreas(), ...groundEdges()];
  const free = freeSpaceOf(taken, width, height);
  const edge = Math.max(air, width * margin);
  for (
    let size = Math.min(height, (width * most) / one.width);
    size * (one.up + one.down) >= leastHeight;
    size *= smaller
  ) {
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

/** Space that the word leaves around a line of text, CSS pixels. */
const around = { x: 8, y: 7 } as const;
/** Width of the outline of the letters, CSS pixels. Without it, the thin strokes of a small word get no dots. */
const boldPx = 2;
/** Shortest time between two drawings of the texture, ms. Each drawing reads the layout. */
const followMs = 200;
/** Pixels of the texture for one CSS pixel. A low resolution is enough, because the word is drawn in dots. */
const scale = 1 / 4;

/** A position of the pointer, CSS pixels of the window, and epoch ms. */
export interface WayPoint extends Point {
  readonly atMs: number;
}
/** Widths of the pointer's way in the front and behind it, CSS pixels. */
const [wayOver, wayBeside] = [14, 8];
/** Shortest time without a movement that counts as a pause, and the longest that makes its ring larger, ms. */
const [leastPause, mostPause] = [600, 5000];
/** Smallest and largest radius of the ring of a pause, CSS pixels. */
const [leastRing, mostRing] = [12, 44];

/** The pauses of the pointer on its way, with the radius of the ring of each. `untilMs`: the end of the last one. */
export const pausesOf = (way: readonly WayPoint[], untilMs: number): readonly (Point & { readonly radius: number })[] =>
  way.flatMap(({ x, y, atMs }, index) => {
    const pause = (way[index + 1]?.atMs ?? untilMs) - atMs;
    const share = (Math.min(pause, mostPause) - leastPause) / (mostPause - leastPause);
    return pause < leastPause ? [] : [{ x, y, radius: leastRing + (mostRing - leastRing) * Math.sqrt(share) }];
  });

/** The places of a word: in the front, and behind it beside the text. Null where it is not shown. */
export interface WordPlaces {
  readonly over: WordPlace | null;
  readonly beside: WordPlace | null;
  /** The pointer's way, which is shown with the word; empty for none. */
  readonly way: readonly WayPoint[];
}

/**
 * A word as a texture of the size of the window. Red is the coverage of the large word in the front. Green is that of
 * the word beside the text, and 0 over what comes under it. The pointer's way is part of both. The texture is drawn
 * again when the page changes.
 */
export class MomentWord {
  readonly texture: CanvasSource;
  private readonly pen: CanvasRenderingContext2D | null;
  private readonly word: string;
  private readonly places: WordPlaces;
  private readonly pauses: ReturnType<typeof pausesOf>;
  private readonly layer: Element;
  private readonly watch: MutationObserver;
  private isStale = false;
  private scrolledTo = 0;
  private drawnAtMs = -Infinity;

  constructor(word: string, places: WordPlaces, { width, height }: { width: number; height: number }, layer: Element) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    this.pen = canvas.getContext('2d');
    this.pen?.scale(canvas.width / width, canvas.height / height);
    this.word = word;
    this.places = places;
    this.pauses = pausesOf(places.way, Date.now());
    this.layer = layer;
    this.draw();
    this.texture = new CanvasSource({ resource: canvas, scaleMode: 'linear' });
    this.watch = new MutationObserver(() => {
      this.isStale = true;
    });
    this.watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  }

  /** Draws the texture again if the page has changed or was scrolled. `nowMs`: time on the clock of the frames. */
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
    const { pen } = this;
    this.scrolledTo = scrollY;
    if (pen === null) return;
    const { over, beside, way } = this.places;
    pen.globalCompositeOperation = 'source-over';
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, innerWidth, innerHeight);
    if (beside !== null || way.length > 0) {
      if (beside !== null) this.write(pen, beside, '#0f0');
      this.goAlong(pen, wayBeside, '#0f0');
      pen.fillStyle = '#000';
      for (const area of takenAreas(this.layer))
        pen.fillRect(area.x - around.x, area.y - around.y, area.width + 2 * around.x, area.height + 2 * around.y);
    }
    pen.globalCompositeOperation = 'lighter';
    if (over !== null) this.write(pen, over, '#f00');
    this.goAlong(pen, wayOver, '#f00');
  }

  /** Draws the pointer's way, and a ring round each pause, the larger the longer it was. */
  private goAlong(pen: CanvasRenderingContext2D, width: number, colour: string): void {
    const { way } = this.places;
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.lineJoin = 'round';
    pen.beginPath();
    for (const { x, y } of way) pen.lineTo(x, y);
    for (const { x, y, radius } of this.pauses) {
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, 2 * Math.PI);
    }
    pen.stroke();
  }

  private write(pen: CanvasRenderingContext2D, { left, baseline, size }: WordPlace, colour: string): void {
    pen.font = displayFont(size);
    pen.fillStyle = colour;
    pen.fillText(this.word, left, baseline);
    pen.strokeStyle = colour;
    pen.lineWidth = boldPx;
    pen.strokeText(this.word, left, baseline);
  }
}
