import fragment from '#shaders/scan/scan.frag?raw';
import type { DisturbanceRequest } from '../../state/disturbance.ts';
import { backgroundColourOf, pageElement } from '../backgroundColour.ts';
import { allFrames, type FrameNeed, noFrames } from '../OverlaySystem.ts';
import type { Area } from '../../ui/egg-drawing/FreeSpace.ts';
import { type Effect, ShadedQuad } from '../ShadedQuad.ts';
import { DisturbanceSystem, type GrantedTime } from './DisturbanceSystem.ts';

const effect: Effect = { name: 'scan', fragment };
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

interface Sweep extends GrantedTime {
  readonly quad: ShadedQuad<ReturnType<typeof uniforms>>;
}

/**
 * The archive's cyan scan: it sweeps from left to right; in calm mode only its edge fades in and out in one place.
 * R-ARC-08.
 */
export class ScanSystem extends DisturbanceSystem<'scan'> {
  private sweep: Sweep | null = null;

  constructor() {
    super('scan');
  }

  protected draw(nowMs: number): FrameNeed {
    if (this.sweep === null) return noFrames;
    const { quad, startAt, durationMs, gain } = this.sweep;
    const progress = (nowMs - startAt) / durationMs;
    if (progress >= 1) {
      this.end();
      return noFrames;
    }
    quad.visible = progress >= 0;
    const band = Math.min(widestTrail, this.width * trailRatio);
    const isSweep = this.surroundings.motion.scan === 'sweep';
    // The edge leaves the window a little before the end, so that the trail can follow.
    const edgeAt = isSweep ? easeBoth(progress) * (this.width + band * 0.5) : this.width * 0.63;
    quad.place(edgeAt - band, 0, band, this.height);
    quad.uniforms.uSize = new Float32Array([band, this.height]);
    quad.uniforms.uTrail = isSweep ? 1 : 0;
    quad.uniforms.uGain = gain * (isSweep ? Math.min(1, (1 - progress) * 6) : Math.sin(progress * Math.PI) ** 2 * 0.7);
    return allFrames;
  }

  area(): Area | null {
    return this.sweep === null ? null : this.sweep.quad.area();
  }

  protected begin(request: DisturbanceRequest): void {
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
    layer.addChild(quad);
    this.sweep = { quad, ...granted };
    wake();
  }

  protected end(): void {
    this.sweep?.quad.destroy();
    this.sweep = null;
  }
}

/** Eases in and out a little: mostly linear, slower at both ends. */
const easeBoth = (share: number): number => 0.6 * share + 0.4 * share * share * (3 - 2 * share);
