import { CanvasSource, type TextureSource } from 'pixi.js';
import fragment from '#shaders/reading/reading.frag?raw';
import type { Rgb } from '../../ui/colour.ts';
import { wordRange } from '../../ui/wordRange.ts';
import type { Box, TextLine } from '../pageLines.ts';
import { strokeOn } from '../palette.ts';
import { type Effect, ShadedQuad } from '../ShadedQuad.ts';
import { lastBegins } from './marks.ts';
import { lastWordBegins, wordLasts } from './settling.ts';

const effect: Effect = { name: 'reading', fragment };

const uniforms = () => ({
  uTint: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uStroke: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uBackground: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uInk: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uProgress: { type: 'f32' as const, value: 0 },
  uSettles: { type: 'f32' as const, value: 0 },
  uRemains: { type: 'f32' as const, value: 0 },
  uWordLasts: { type: 'f32' as const, value: wordLasts },
  uLastWordBegins: { type: 'f32' as const, value: lastWordBegins },
  uLastBegins: { type: 'f32' as const, value: lastBegins },
  uCalm: { type: 'f32' as const, value: 0 },
  uGain: { type: 'f32' as const, value: 0 },
});

export interface ReadingLook {
  /** Lines of the words, at least one. The drawing moves with the first line when the page scrolls. */
  readonly pins: readonly TextLine[];
  /** CSS pixels of the window. */
  readonly area: Box;
  readonly canvas: HTMLCanvasElement;
  readonly background: Rgb;
  readonly ink: Rgb;
  /** Colour of the marks (`--scan`). */
  readonly scan: Rgb;
  readonly settles: boolean;
  /** Opacity of a mark that does not stay, after its word was read, as a share of the full opacity, 0 to 1. */
  readonly remains: number;
  readonly isCalm: boolean;
}

interface Move {
  readonly x: number;
  readonly y: number;
}

/** Movement of a line since it was measured, CSS pixels; null if its text or its width has changed. */
function moveOf({ node, start, text, rect: before }: TextLine): Move | null {
  const rect = node.isConnected ? wordRange(node, start, text)?.getBoundingClientRect() : undefined;
  if (rect === undefined || Math.abs(rect.width - before.width) > 1) return null;
  return { x: rect.left - before.left, y: rect.top - before.top };
}

const isSame = (one: Move, other: Move): boolean => Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1;

/** A drawing over the words, from a canvas that is drawn once. It moves with the page. */
export class ReadingQuad extends ShadedQuad<ReturnType<typeof uniforms>> {
  private readonly look: ReadingLook;
  private readonly source: TextureSource;

  constructor(look: ReadingLook, gain: number) {
    const texture = new CanvasSource({ resource: look.canvas, scaleMode: 'linear' });
    super(effect, uniforms(), { uMarks: texture });
    this.look = look;
    this.source = texture;
    this.uniforms.uTint = new Float32Array(look.scan);
    this.uniforms.uStroke = new Float32Array(strokeOn(look.background, look.scan, look.ink));
    this.uniforms.uBackground = new Float32Array(look.background);
    this.uniforms.uInk = new Float32Array(look.ink);
    this.uniforms.uSettles = look.settles ? 1 : 0;
    this.uniforms.uRemains = look.remains;
    this.uniforms.uCalm = look.isCalm ? 1 : 0;
    this.uniforms.uGain = gain;
    this.visible = false;
    this.place(look.area.x, look.area.y, look.area.width, look.area.height);
  }

  /**
   * Draws the effect at `progress`, and nothing below 0. Returns false when the effect is over: at 1, or when its lines
   * were removed, wrap at other words, or have moved by different distances.
   */
  advance(progress: number): boolean {
    const { pins, area } = this.look;
    const [moved, ...others] = pins.map(moveOf);
    if (progress >= 1 || moved == null || others.some((other) => other === null || !isSame(moved, other))) return false;
    this.visible = progress >= 0;
    this.uniforms.uProgress = progress;
    this.place(area.x + moved.x, area.y + moved.y, area.width, area.height);
    return true;
  }

  override destroy(): void {
    super.destroy();
    this.source.destroy();
  }
}
