import { CanvasSource, type TextureSource } from 'pixi.js';
import fragment from '#shaders/glitch/glitch.frag?raw';
import wgsl from '#shaders/glitch/glitch.wgsl?raw';
import type { DisturbanceRequest } from '../../state/disturbance.ts';
import { stabilityAtom } from '../../state/simulation.ts';
import type { FrameNeed } from '../OverlaySystem.ts';
import { readStrip, writeStrip } from '../pageStrip.ts';
import { seeded } from '../seeded.ts';
import { type Effect, ShadedQuad } from '../ShadedQuad.ts';
import { DisturbanceSystem } from './DisturbanceSystem.ts';

const effect: Effect = { name: 'glitch', fragment, wgsl };
/** Longer than this after it was asked for, a disturbance has lost its cause and is rather dimmed. */
const patienceMs = 700;
/**
 * Share of a burst that its first pose takes; in the second everything is half way back. Two poses and no more: with
 * them a pixel can go away and come back once only, so that a burst is one flash at most, whatever its length.
 */
const firstPose = 0.6;

const uniforms = () => ({
  uSize: { type: 'vec2<f32>' as const, value: new Float32Array(2) },
  uLine: { type: 'vec2<f32>' as const, value: new Float32Array(2) },
  uColumn: { type: 'vec2<f32>' as const, value: new Float32Array(2) },
  uGround: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uInk: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uSeed: { type: 'f32' as const, value: 0 },
  uGrain: { type: 'f32' as const, value: 2 },
  uMeasure: { type: 'f32' as const, value: 0 },
  uGain: { type: 'f32' as const, value: 0 },
  uHairline: { type: 'f32' as const, value: 0 },
});

interface Burst {
  readonly quad: ShadedQuad<ReturnType<typeof uniforms>>;
  readonly picture: TextureSource;
  readonly startAt: number;
  readonly durationMs: number;
  /** Edge of a dot and length of a measure in the first pose, CSS pixels. */
  readonly grain: number;
  readonly measure: number;
}

/** One torn line and one shifted column, out of the page's own words; in calm mode one hairline. R-CARD-04, R-ARC-08. */
export class GlitchSystem extends DisturbanceSystem {
  private bursts: Burst[] = [];

  constructor() {
    super('glitch');
  }

  update(nowMs: number): FrameNeed {
    this.bursts = this.bursts.filter((burst) => {
      const isOver = nowMs >= burst.startAt + burst.durationMs;
      if (isOver) release(burst);
      return !isOver;
    });
    for (const burst of this.bursts) this.pose(burst, (nowMs - burst.startAt) / burst.durationMs);
    return this.bursts.length > 0 ? 'every' : 'none';
  }

  protected begin(request: DisturbanceRequest): void {
    const { flashes, layer, motion, now, store, wake } = this.surroundings;
    const random = seeded(request.seed);
    const strip = readStrip(this.width, this.height, random);
    const durationMs = Math.max(request.durationMs, motion.leastBurstMs);
    const leave = flashes.ask({
      area: strip.area,
      from: strip.ground,
      to: strip.ink,
      startAt: now(),
      durationMs,
      patienceMs,
    });
    if (leave.kind === 'refused') return;

    const canvas = document.createElement('canvas');
    writeStrip(strip, canvas);
    const picture = new CanvasSource({ resource: canvas, scaleMode: 'linear' });
    const quad = new ShadedQuad(effect, uniforms(), { uStrip: picture });
    const { area, line } = strip;
    // The less stable the record, the coarser what is torn from it: 2 px dots at 1, 4 px at the floor of 0.2.
    const grain = 2 + Math.round((1 - store.get(stabilityAtom)) * 2.5);
    const measure = 26 + Math.round(random() * 38);
    const columnWidth = 34 + Math.round(random() * 42);
    quad.place(area.x, area.y, area.width, area.height);
    quad.uniforms.uSize = new Float32Array([area.width, area.height]);
    quad.uniforms.uLine = new Float32Array([line.top, line.height]);
    quad.uniforms.uColumn = new Float32Array([Math.round(random() * (area.width - columnWidth)), columnWidth]);
    quad.uniforms.uGround = new Float32Array(strip.ground);
    quad.uniforms.uInk = new Float32Array(strip.ink);
    quad.uniforms.uSeed = random();
    quad.uniforms.uGain = leave.gain;
    layer.addChild(quad);
    this.bursts.push({ quad, picture, startAt: leave.startAt, durationMs, grain, measure });
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

  protected end(): void {
    this.bursts.forEach(release);
    this.bursts = [];
  }
}

function release({ quad, picture }: Burst): void {
  quad.destroy();
  picture.destroy();
}
