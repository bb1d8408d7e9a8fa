import { CanvasSource, type TextureSource } from 'pixi.js';
import fragment from '#shaders/phase/phase.frag?raw';
import type { Area } from '../../ui/egg-drawing/FreeSpace.ts';
import { restedWordsAtom } from '../../state/trace.ts';
import { backgroundColourOf, pageElement } from '../backgroundColour.ts';
import { inkColourOf } from '../inkColour.ts';
import { allFrames, type FrameNeed, noFrames } from '../OverlaySystem.ts';
import { type Effect, ShadedQuad } from '../ShadedQuad.ts';
import { restedWord } from '../../state/restedWords.ts';
import { DisturbanceSystem, type RequestOf, type GrantedTime } from './DisturbanceSystem.ts';

const effect: Effect = { name: 'phase', fragment };
/** Height of the front as a share of the window's: it passes a word in less than 400 ms. */
const frontRatio = 0.34;
/** The word of the moment for a reader who has rested on none. */
const ownName = 'D5U';
/** Highest opacity of the calm version: the text beneath keeps its contrast. */
const stillOpacity = 0.14;

const uniforms = () => ({
  uWindow: { type: 'vec2<f32>' as const, value: new Float32Array(2) },
  uBackground: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uInk: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uFront: { type: 'vec2<f32>' as const, value: new Float32Array(2) },
  uGrain: { type: 'f32' as const, value: 5 },
  uGain: { type: 'f32' as const, value: 0 },
  uStill: { type: 'f32' as const, value: 0 },
});

interface Moment extends GrantedTime {
  readonly quad: ShadedQuad<ReturnType<typeof uniforms>>;
  readonly texture: TextureSource;
  /** The area of the front; null for none. */
  front: Area | null;
}

/**
 * The moment of a new phase or of a recovered file: once, over the whole page. In calm mode only its word fades in and
 * out. R-CARD-04, B-OVL-04.
 */
export class PhaseSystem extends DisturbanceSystem<'phase'> {
  private moment: Moment | null = null;

  constructor() {
    super('phase');
  }

  protected draw(nowMs: number): FrameNeed {
    if (this.moment === null) return noFrames;
    const { quad, startAt, durationMs } = this.moment;
    const progress = (nowMs - startAt) / durationMs;
    if (progress >= 1) {
      this.end();
      return noFrames;
    }
    quad.visible = progress >= 0;
    if (this.surroundings.motion.phase === 'still') {
      quad.place(0, 0, this.width, this.height);
      quad.uniforms.uStill = Math.max(1e-3, stillOpacity * Math.min(1, 3 * progress, 3 * (1 - progress)));
      return allFrames;
    }
    const front = this.height * frontRatio;
    const middle = -front / 2 + progress * (this.height + front);
    const [from, to] = [middle - front / 2, middle + front / 2];
    const top = Math.max(0, from);
    quad.place(0, top, this.width, Math.max(1, Math.min(this.height, to) - top));
    this.moment.front = { left: 0, top: from, right: this.width, bottom: to };
    quad.uniforms.uFront = new Float32Array([middle, front]);
    return allFrames;
  }

  area(): Area | null {
    // The whole front, including the part outside the window.
    return this.moment?.front ?? this.moment?.quad.area() ?? null;
  }

  protected begin(request: RequestOf<'phase'>): void {
    const [background, ink] = [backgroundColourOf(pageElement()), inkColourOf(pageElement())];
    const area = { x: 0, y: 0, width: this.width, height: this.height };
    const granted = this.askFlashLimit(request, { area, from: background, to: ink, maxDelayMs: 3000 });
    if (granted === null) return;
    this.end();
    const word = request.word ?? restedWord(this.surroundings.store.get(restedWordsAtom), 0) ?? ownName;
    const texture = wordTexture(word, this.width, this.height);
    const quad = new ShadedQuad(effect, uniforms(), { uWord: texture });
    quad.uniforms.uWindow = new Float32Array([this.width, this.height]);
    quad.uniforms.uBackground = new Float32Array(background);
    quad.uniforms.uInk = new Float32Array(ink);
    quad.uniforms.uGain = granted.gain;
    this.surroundings.layer.addChild(quad);
    this.moment = { quad, texture, front: null, ...granted };
    this.surroundings.wake();
  }

  protected end(): void {
    this.moment?.quad.destroy();
    this.moment?.texture.destroy();
    this.moment = null;
  }
}

/**
 * A word, white on black, as large as the window allows. It is drawn in dots, so a quarter of the size is enough.
 */
function wordTexture(word: string, width: number, height: number): TextureSource {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width / 4);
  canvas.height = Math.ceil(height / 4);
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    pen.scale(canvas.width / width, canvas.height / height);
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#fff';
    pen.font = '100px Redaction, serif';
    const size = Math.min(height * 0.9, (width * 94) / pen.measureText(word).width);
    pen.font = `${size}px Redaction, serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'alphabetic';
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(word);
    pen.fillText(word, width / 2, height / 2 + (up - down) / 2);
  }
  return new CanvasSource({ resource: canvas, scaleMode: 'linear' });
}
