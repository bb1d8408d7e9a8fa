import fragment from '#shaders/scan/scan.frag?raw';
import wgsl from '#shaders/scan/scan.wgsl?raw';
import type { DisturbanceRequest } from '../../state/disturbance.ts';
import { groundOf } from '../groundOf.ts';
import type { FrameNeed } from '../OverlaySystem.ts';
import { type Effect, ShadedQuad } from '../ShadedQuad.ts';
import { DisturbanceSystem } from './DisturbanceSystem.ts';

const effect: Effect = { name: 'scan', fragment, wgsl };
const trailRatio = 0.32;
const widestTrail = 460;

const uniforms = () => ({
  uSize: { type: 'vec2<f32>' as const, value: new Float32Array(2) },
  uColour: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uEdge: { type: 'f32' as const, value: 1.5 },
  uTrail: { type: 'f32' as const, value: 1 },
  uGrain: { type: 'f32' as const, value: 2 },
  uGain: { type: 'f32' as const, value: 0 },
});

interface Sweep {
  readonly quad: ShadedQuad<ReturnType<typeof uniforms>>;
  readonly startAt: number;
  readonly durationMs: number;
  readonly gain: number;
}

/** The archive's cyan scan, left to right; in calm mode its edge alone, which comes and goes where it stands. R-ARC-08. */
export class ScanSystem extends DisturbanceSystem {
  private sweep: Sweep | null = null;

  constructor() {
    super('scan');
  }

  update(nowMs: number): FrameNeed {
    if (this.sweep === null) return 'none';
    const { quad, startAt, durationMs, gain } = this.sweep;
    const progress = (nowMs - startAt) / durationMs;
    if (progress >= 1) {
      this.end();
      return 'none';
    }
    quad.visible = progress >= 0;
    const band = Math.min(widestTrail, this.width * trailRatio);
    const isSweep = this.surroundings.motion.scan === 'sweep';
    // The edge leaves the window a little before the time is up, and the last of the trail follows it out.
    const edgeAt = isSweep ? easeBoth(progress) * (this.width + band * 0.5) : this.width * 0.63;
    quad.place(edgeAt - band, 0, band, this.height);
    quad.uniforms.uSize = new Float32Array([band, this.height]);
    quad.uniforms.uTrail = isSweep ? 1 : 0;
    quad.uniforms.uGain = gain * (isSweep ? Math.min(1, (1 - progress) * 6) : Math.sin(progress * Math.PI) ** 2 * 0.7);
    return 'every';
  }

  protected begin(request: DisturbanceRequest): void {
    const { flashes, layer, motion, now, palette, wake } = this.surroundings;
    const durationMs = Math.max(request.durationMs, motion.leastBurstMs);
    const leave = flashes.ask({
      area: { x: 0, y: 0, width: this.width, height: this.height },
      from: groundOf(document.body),
      to: palette.scan,
      startAt: now(),
      durationMs,
      patienceMs: 0,
    });
    if (leave.kind === 'refused') return;
    this.end();
    const quad = new ShadedQuad(effect, uniforms());
    quad.uniforms.uColour = new Float32Array(palette.scan);
    layer.addChild(quad);
    this.sweep = { quad, startAt: leave.startAt, durationMs, gain: leave.gain };
    wake();
  }

  protected end(): void {
    this.sweep?.quad.destroy();
    this.sweep = null;
  }
}

/** Slow to set off and to arrive, even in between, as a carriage is. */
const easeBoth = (share: number): number => 0.6 * share + 0.4 * share * share * (3 - 2 * share);
