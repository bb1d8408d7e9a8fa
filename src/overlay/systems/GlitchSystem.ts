import { CanvasSource, type TextureSource } from 'pixi.js';
import { glitchKinds } from '#contract/simulation.ts';
import fragment from '#shaders/glitch/glitch.frag?raw';
import { disturbanceAtom, type Point } from '../../state/disturbance.ts';
import { suspicionAtom } from '../../state/profile.ts';
import { sidenoteAtom } from '../../state/sidenote.ts';
import { stabilityAtom } from '../../state/simulation.ts';
import { pointerAtom, restedWordsAtom } from '../../state/trace.ts';
import { union } from '../canvasArea.ts';
import { allFrames, type FrameNeed, noFrames } from '../OverlaySystem.ts';
import type { Area } from '../../ui/egg-drawing/FreeSpace.ts';
import { clamp } from '../../ui/clamp.ts';
import { randomFrom } from '../../ui/random.ts';
import { restedWord } from '../../state/tellingWords.ts';
import { wordRange } from '../../ui/wordRange.ts';
import type { TextLine } from '../pageLines.ts';
import { captureBeside, capturePageSlice, drawPageSlice, type PageSlice } from '../pageSlice.ts';
import { strokeOn } from '../palette.ts';
import { type Effect, ShadedQuad } from '../ShadedQuad.ts';
import { DisturbanceSystem, type RequestOf } from './DisturbanceSystem.ts';

/** The program of each kind, in the order of `glitchKinds`. */
const effects = glitchKinds.map((_, kind): Effect => ({
  name: 'glitch',
  fragment: fragment.replace('#define KIND 0', `#define KIND ${kind}`),
}));
/**
 * Longest delay of a glitch, ms. A glitch that would be later is dimmed instead, because its cause would no longer be
 * visible.
 */
const maxDelayMs = 700;
/**
 * Share of a burst's time for its first pose. In the second pose the displacement is a third. There are only two poses,
 * so that a pixel changes and changes back once: a burst of any length is at most one flash.
 */
const firstPose = 0.6;

/**
 * Size of a dot of the kind `bits`, as a share of the height of the line. With dots of this size the letters are no
 * longer legible.
 */
const bitsGrainRatio = 0.11;

const uniforms = () => ({
  uSize: { type: 'vec2<f32>' as const, value: new Float32Array(2) },
  uLine: { type: 'vec2<f32>' as const, value: new Float32Array(2) },
  uColumn: { type: 'vec2<f32>' as const, value: new Float32Array(2) },
  uBackground: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uInk: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uReader: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uMachine: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uSeed: { type: 'f32' as const, value: 0 },
  uGrain: { type: 'f32' as const, value: 2 },
  uMeasure: { type: 'f32' as const, value: 0 },
  uGain: { type: 'f32' as const, value: 0 },
  uDensity: { type: 'f32' as const, value: 0 },
  uHairline: { type: 'f32' as const, value: 0 },
});

/** Strength of the displacement: 0.6 at stability 1 without suspicion, 1.4 at stability 0.2 and suspicion 5. */
const strengthOf = (stability: number, suspicion: number): number => 0.6 + 0.5 * (1 - stability) + 0.08 * suspicion;

/** `uDensity` of a burst over one line, and of a burst over half of the window. */
const density = { least: 0.55, most: 0.7 } as const;

interface Burst {
  readonly quad: ShadedQuad<ReturnType<typeof uniforms>>;
  readonly texture: TextureSource;
  readonly startAt: number;
  readonly durationMs: number;
  /** Size of a dot and displacement in the first pose, CSS pixels. */
  readonly grain: number;
  readonly measure: number;
  /** A point on the torn line, where a settling effect is requested after the burst; null for none. */
  readonly settlesAt: Point | null;
  /** The torn line, if a word of the reader was seen under it: the margin says so after the burst. */
  readonly told: TextLine | null;
  readonly seed: number;
}

/**
 * Distorts the page's text: one line, or an area of up to the whole window. In calm mode it draws a hairline.
 * R-CARD-04, R-ARC-08.
 */
export class GlitchSystem extends DisturbanceSystem<'glitch'> {
  private bursts: Burst[] = [];

  constructor() {
    super('glitch');
  }

  protected draw(nowMs: number): FrameNeed {
    this.bursts = this.bursts.filter((burst) => {
      const isOver = nowMs >= burst.startAt + burst.durationMs;
      if (isOver) this.finish(burst);
      return !isOver;
    });
    for (const burst of this.bursts) this.pose(burst, (nowMs - burst.startAt) / burst.durationMs);
    return this.bursts.length > 0 ? allFrames : noFrames;
  }

  area(): Area | null {
    return this.bursts.reduce<Area | null>((area, { quad }) => union(area, quad.area()), null);
  }

  protected begin(request: RequestOf<'glitch'>): void {
    const { app, layer, palette, store, wake } = this.surroundings;
    const random = randomFrom(request.seed);
    const { width, height } = this;
    const words = restedWord(store.get(restedWordsAtom), random());
    const { x, y } = store.get(pointerAtom);
    const eyeY = x === 0 && y === 0 ? null : y;
    const slice =
      request.under === undefined
        ? capturePageSlice({ width, height, reach: request.reach, words, grid: request.grid, eyeY }, random)
        : captureBeside(request.under, { width, height }, random, app.canvas);
    if (slice === null) return;
    const granted = this.askFlashLimit(request, {
      area: slice.area,
      from: slice.background,
      to: slice.ink,
      maxDelayMs,
    });
    if (granted === null) return;

    const canvas = document.createElement('canvas');
    drawPageSlice(slice, canvas, app.renderer.resolution);
    const texture = new CanvasSource({ resource: canvas, scaleMode: 'linear' });
    const quad = new ShadedQuad(effects[glitchKinds.indexOf(request.glitch)]!, uniforms(), { uSlice: texture });
    const { area, band } = slice;
    // The dots get larger as stability falls: 2 px at 1, 4 px at the minimum of 0.2.
    const least = 2 + Math.round((1 - store.get(stabilityAtom)) * 2.5);
    const grain = request.glitch === 'bits' ? Math.max(least, slice.lineHeight * bitsGrainRatio) : least;
    const strength = strengthOf(store.get(stabilityAtom), store.get(suspicionAtom));
    // The displacement of display letters increases with their height.
    const measure = Math.round((26 + random() * 38) * strength * Math.max(1, Math.min(2.5, slice.lineHeight / 44)));
    const columnWidth = 34 + Math.round(random() * 42);
    quad.place(area.x, area.y, area.width, area.height);
    quad.uniforms.uSize = new Float32Array([area.width, area.height]);
    quad.uniforms.uLine = new Float32Array([band.top, band.height]);
    quad.uniforms.uColumn = new Float32Array([Math.round(random() * (area.width - columnWidth)), columnWidth]);
    quad.uniforms.uBackground = new Float32Array(slice.background);
    quad.uniforms.uInk = new Float32Array(slice.ink);
    quad.uniforms.uReader = new Float32Array(strokeOn(slice.background, palette.sodium, slice.ink));
    quad.uniforms.uMachine = new Float32Array(strokeOn(slice.background, palette.scan, slice.ink));
    quad.uniforms.uSeed = random();
    quad.uniforms.uGain = granted.gain;
    quad.uniforms.uDensity = density.least + (density.most - density.least) * Math.min(1, request.reach / 0.5);
    layer.addChild(quad);
    const { startAt, durationMs } = granted;
    const { line } = slice;
    const settlesAt = request.settles === true && line !== null ? middleOn(line, area) : null;
    const isSeen = granted.gain === 1 && this.surroundings.motion.glitch !== 'hairline';
    const isOfReader = words !== null && slice.under !== null && request.grid === undefined;
    const told = isSeen && isOfReader ? line : null;
    const { seed } = request;
    this.bursts.push({ quad, texture, startAt, durationMs, grain, measure, settlesAt, told, seed });
    wake();
  }

  private pose({ quad, grain, measure }: Burst, progress: number): void {
    quad.visible = progress >= 0;
    if (this.surroundings.motion.glitch === 'hairline') {
      quad.uniforms.uHairline = Math.max(1e-3, Math.sin(Math.min(1, progress) * Math.PI) ** 2 * 0.8);
      return;
    }
    const isHealing = progress > firstPose;
    quad.uniforms.uGrain = isHealing ? Math.max(1.5, grain / 2) : grain;
    quad.uniforms.uMeasure = isHealing ? measure / 3 : measure;
  }

  private finish(burst: Burst): void {
    release(burst);
    if (burst.settlesAt !== null) this.settle(burst.settlesAt, burst.seed);
    if (burst.told !== null) this.tell(burst.told);
  }

  /** Has the margin say what was under the line. B-OVL-11. */
  private tell({ node, start, text }: TextLine): void {
    const range = wordRange(node, start, text);
    if (range !== null) this.surroundings.store.set(sidenoteAtom, { kind: 'under', range });
  }

  /** Requests a settling effect for a word of the torn line. B-OVL-06. */
  private settle(at: Point, seed: number): void {
    this.surroundings.store.set(disturbanceAtom, { kind: 'reading', reading: 'settling', reach: 0, seed, at });
  }

  protected end(): void {
    this.bursts.forEach(release);
    this.bursts = [];
  }
}

/** The point at half the height of a line that is horizontally nearest to the middle of an area. */
const middleOn = ({ rect }: TextLine, area: PageSlice['area']): Point => ({
  x: clamp(area.x + area.width / 2, rect.left, rect.right),
  y: (rect.top + rect.bottom) / 2,
});

function release({ quad, texture }: Burst): void {
  quad.destroy();
  texture.destroy();
}
