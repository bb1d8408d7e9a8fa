import fragment from '#shaders/scan/scan.frag?raw';
import { longestRests } from '../../state/restedWords.ts';
import { sidenoteAtom } from '../../state/sidenote.ts';
import type { Store } from '../../state/Store.ts';
import { restedWordsAtom } from '../../state/trace.ts';
import { pageElement } from '../../ui/pageElement.ts';
import { backgroundColourOf } from '../backgroundColour.ts';
import { union } from '../canvasArea.ts';
import { allFrames, type FrameNeed, noFrames } from '../OverlaySystem.ts';
import type { Area } from '../../ui/egg-drawing/FreeSpace.ts';
import { inkColourOf } from '../inkColour.ts';
import { randomFrom } from '../../ui/random.ts';
import { areaOfMarks, beginsAt, drawMarks, markWord, surprisingSpans } from '../reading/marks.ts';
import { ReadingQuad } from '../reading/ReadingQuad.ts';
import { placesOf, readableLines, wordSpansOf } from '../reading/words.ts';
import { type Effect, ShadedQuad } from '../ShadedQuad.ts';
import { mostFound, type Place, Imprint } from '../Imprint.ts';
import { DisturbanceSystem, type RequestOf, type GrantedTime } from './DisturbanceSystem.ts';

const effect: Effect = { name: 'scan', fragment };
const trailRatio = 0.32;
const widestTrail = 460;

const uniforms = () => ({
  uSize: { type: 'vec2<f32>' as const, value: new Float32Array(2) },
  uColour: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uEdge: { type: 'f32' as const, value: 1.5 },
  uTrail: { type: 'f32' as const, value: 1 },
  uGrain: { type: 'f32' as const, value: 6 },
  uGain: { type: 'f32' as const, value: 0 },
});

interface Sweep extends GrantedTime {
  readonly quad: ShadedQuad<ReturnType<typeof uniforms>>;
  /** The drawing of the words that stay lit behind the scan; null if there are none. */
  readonly lit: ReadingQuad | null;
  /** Positions of the lit words. They are marked after the scan. */
  readonly found: readonly Place[];
}

/** Time for which the found words stay lit after the scan, ms; frames a second during that time. */
const litMs = 1400;
const litFrames = 12;
/** Largest number of found words on which the pointer rested. */
const mostRested = 3;

/**
 * The archive's cyan scan. It moves from left to right, and the words that it finds stay lit behind it: the words on
 * which the pointer rested longest, and the least expected words. In calm mode, the edge of light and the words fade in
 * and out once. A bar at the words stays until the next scan. On a slow device the words get only the bar. R-ARC-08,
 * B-OVL-06, B-OVL-10.
 */
export class ScanSystem extends DisturbanceSystem<'scan'> {
  private sweep: Sweep | null = null;
  /** The words that the last scan has lit. The next scan lights other words. */
  private lastLit: ReadonlySet<string> = new Set();
  private readonly found = new Imprint();

  constructor() {
    super('scan');
  }

  protected draw(nowMs: number): FrameNeed {
    if (this.sweep === null) return noFrames;
    const { store } = this.surroundings;
    const { quad, lit, startAt, durationMs, gain } = this.sweep;
    const progress = (nowMs - startAt) / durationMs;
    const isLit = lit?.advance((nowMs - startAt) / (durationMs + litMs)) === true;
    if (lit !== null && !isLit) lit.visible = false;
    quad.visible = progress >= 0 && progress < 1;
    if (progress >= 1) {
      if (isLit) return litFrames;
      const { found } = this.sweep;
      this.end();
      // Words on which the pointer rested are first in the list. So the last word is such a word only if the list
      // contains no other words.
      const last = this.found.add(found).at(-1);
      if (last !== undefined)
        store.set(sidenoteAtom, { kind: isRested(last, store) ? 'stayed' : 'found', range: last });
      return noFrames;
    }
    const band = this.trail();
    const isSweep = this.surroundings.motion.scan === 'sweep';
    const edgeAt = isSweep ? easeBoth(progress) * this.way() : this.width * 0.63;
    quad.place(edgeAt - band, 0, band, this.height);
    quad.uniforms.uSize = new Float32Array([band, this.height]);
    quad.uniforms.uTrail = isSweep ? 1 : 0;
    quad.uniforms.uGain = gain * (isSweep ? Math.min(1, (1 - progress) * 6) : Math.sin(progress * Math.PI) ** 2 * 0.7);
    return allFrames;
  }

  area(): Area | null {
    if (this.sweep === null) return null;
    const { quad, lit } = this.sweep;
    const own = quad.visible ? quad.area() : null;
    return lit?.visible === true ? union(own, lit.area()) : own;
  }

  override destroy(): void {
    super.destroy();
    this.found.clear();
  }

  protected begin(request: RequestOf<'scan'>): void {
    const { layer, palette, wake } = this.surroundings;
    const granted = this.askFlashLimit(request, {
      area: { x: 0, y: 0, width: this.width, height: this.height },
      from: backgroundColourOf(pageElement()),
      to: palette.scan,
      maxDelayMs: 0,
    });
    if (granted === null) return;
    this.end();
    const quad = new ShadedQuad(effect, uniforms());
    quad.uniforms.uColour = new Float32Array(palette.scan);
    const { lit, found } = this.litWords(request, granted.gain);
    if (lit !== null) layer.addChild(lit);
    layer.addChild(quad);
    this.found.clear();
    this.sweep = { quad, lit, found, ...granted };
    wake();
  }

  /** Chooses words in the window. Each is lit from the time at which the edge of light reaches its middle. */
  private litWords(request: RequestOf<'scan'>, gain: number): Pick<Sweep, 'lit' | 'found'> {
    const { app, palette, motion, store, isSlow } = this.surroundings;
    const lines = readableLines(this.width, this.height);
    const all = wordSpansOf(lines);
    const fresh = surprisingSpans(all.filter(({ text }) => !this.lastLit.has(text)));
    const random = randomFrom(request.seed);
    const rested = longestRests(store.get(restedWordsAtom))
      .flatMap(([word]) => all.filter(({ text }) => text.toLowerCase() === word).slice(0, 1))
      .slice(0, mostRested);
    const others = drawnFrom(fresh.length > 0 ? fresh : surprisingSpans(all), mostFound, random);
    const words = [...new Set([...rested, ...others])].slice(0, mostFound);
    this.lastLit = new Set(words.map(({ text }) => text));
    // The page may grow between two of the words, as when the text of a file appears. So each line with a chosen word
    // is checked for movement.
    const parts = lines.flatMap((line) => line.parts);
    const pins = parts.filter((part) => words.some((word) => holds(part.rect, word.rect)));
    if (pins.length === 0) return { lit: null, found: [] };
    // The lit words may be anywhere in the window. Without them the canvas is only as wide as the band.
    if (isSlow()) return { lit: null, found: placesOf(words) };
    const marks = words.flatMap(({ rect }) => {
      const reached = progressAt((rect.left + rect.right) / 2 / this.way());
      return markWord(rect, beginsAt((reached * request.durationMs) / (request.durationMs + litMs)), true);
    });
    const area = areaOfMarks(marks, this.width, this.height);
    const canvas = document.createElement('canvas');
    drawMarks(marks, area, canvas, app.renderer.resolution);
    const [background, ink] = [backgroundColourOf(pageElement()), inkColourOf(pageElement())];
    const isCalm = motion.scan === 'edge';
    const look = { pins, area, canvas, background, ink, scan: palette.scan, settles: false, remains: 0, isCalm };
    return { lit: new ReadingQuad(look, gain), found: placesOf(words) };
  }

  private readonly trail = (): number => Math.min(widestTrail, this.width * trailRatio);

  /**
   * Distance that the edge of light travels, CSS pixels. The edge leaves the window a little before the end, so that
   * the trail can follow.
   */
  private readonly way = (): number => this.width + this.trail() * 0.5;

  protected end(): void {
    this.sweep?.quad.destroy();
    this.sweep?.lit?.destroy();
    this.sweep = null;
  }
}

/** Whether the pointer rested on a word long enough to get an answer. */
const isRested = (range: Range, store: Store): boolean =>
  longestRests(store.get(restedWordsAtom)).some(([word]) => word === String(range).toLowerCase());

/** Whether the middle of a word is inside a line. */
function holds(line: DOMRect, word: DOMRect): boolean {
  const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2];
  return x >= line.left && x <= line.right && y >= line.top && y <= line.bottom;
}

/** At most `count` of the values, chosen by `random`. */
function drawnFrom<T>(values: readonly T[], count: number, random: () => number): readonly T[] {
  const order = new Map(values.map((value) => [value, random()]));
  return values.toSorted((a, b) => order.get(a)! - order.get(b)!).slice(0, count);
}

/** Eases in and out a little: mostly linear, slower at the beginning and at the end. */
const easeBoth = (share: number): number => 0.6 * share + 0.4 * share * share * (3 - 2 * share);

/** The progress, 0 to 1, at which the edge of light has travelled the share `at` of its distance. */
function progressAt(at: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (easeBoth(middle) < at) low = middle;
    else high = middle;
  }
  return high;
}
