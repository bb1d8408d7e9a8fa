import type { TextureSource } from 'pixi.js';
import type { Egg, EggType } from '#contract/egg.ts';
import fragment from '#shaders/exhibit/exhibit.frag?raw';
import wgsl from '#shaders/exhibit/exhibit.wgsl?raw';
import { eggsAtom } from '../../state/simulation.ts';
import { restingPlace, tagHeight, tagWidth } from '../../ui/exhibit/place.ts';
import { circleTheText, type Drift, driftInWater, still } from '../drift.ts';
import { exhibitSheet } from '../exhibitSheet.ts';
import type { FrameNeed, OverlaySystem, Surroundings } from '../OverlaySystem.ts';
import { type Effect, ShadedQuad } from '../ShadedQuad.ts';

const effect: Effect = { name: 'exhibit', fragment, wgsl };
const emergeMs = 600;
const leaveMs = 240;

const uniforms = () => ({
  uLight: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uGround: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uTime: { type: 'f32' as const, value: 0 },
  uHole: { type: 'f32' as const, value: 0 },
  uLit: { type: 'f32' as const, value: 1 },
  uPresence: { type: 'f32' as const, value: 0 },
});

interface Shown {
  egg: Egg;
  readonly quad: ShadedQuad<ReturnType<typeof uniforms>>;
  /** The button over it, found in the page; null until React has put it there. */
  button: HTMLElement | null;
  /** How long it has drifted: time in which it is held, for somebody about to take it, does not count. */
  driftedMs: number;
  presence: number;
  isLeaving: boolean;
}

/**
 * Draws each egg where its button lies and moves the two as one, in the same frame. What exists is decided elsewhere:
 * it follows `eggsAtom`. R-CARD-04, visual language "Eggs".
 */
export class EggSystem implements OverlaySystem {
  private surroundings!: Surroundings;
  private stopFollowing: () => void = () => undefined;
  private readonly shown = new Map<string, Shown>();
  private readonly sheets = new Map<EggType, TextureSource>();
  private readonly manner: 'drift' | 'emergent';
  private width = 0;
  private height = 0;
  private lastAt: number | null = null;

  constructor(manner: 'drift' | 'emergent') {
    this.manner = manner;
  }

  init(surroundings: Surroundings): void {
    this.surroundings = surroundings;
    this.stopFollowing = surroundings.store.sub(eggsAtom, () => this.follow());
    this.follow();
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
  }

  update(nowMs: number): FrameNeed {
    // A long gap is a hidden tab: what drifts goes on from where it was.
    const elapsedMs = this.lastAt === null ? 0 : Math.min(100, nowMs - this.lastAt);
    let isFading = false;
    for (const [id, one] of this.shown) {
      const target = one.isLeaving ? 0 : 1;
      const step = elapsedMs / (one.isLeaving ? leaveMs : emergeMs);
      one.presence =
        Math.abs(target - one.presence) <= step ? target : one.presence + Math.sign(target - one.presence) * step;
      if (one.isLeaving && one.presence === 0) {
        this.take(id, one);
        continue;
      }
      isFading ||= one.presence !== target;
      this.move(one, elapsedMs);
    }
    const drifts = this.surroundings.motion.eggsDrift && this.shown.size > 0;
    const need = isFading ? 'every' : drifts ? 'slow' : 'none';
    this.lastAt = need === 'none' ? null : nowMs;
    return need;
  }

  destroy(): void {
    this.stopFollowing();
    for (const [id, one] of this.shown) this.take(id, one);
    for (const sheet of this.sheets.values()) sheet.destroy();
    this.sheets.clear();
  }

  private follow(): void {
    const eggs = this.surroundings.store.get(eggsAtom);
    const present = new Set(eggs.map((egg) => egg.id));
    for (const [id, one] of this.shown) one.isLeaving = !present.has(id);
    for (const egg of eggs) {
      const known = this.shown.get(egg.id);
      if (known === undefined) this.shown.set(egg.id, this.show(egg));
      else known.egg = egg;
    }
    this.surroundings.wake();
  }

  private show(egg: Egg): Shown {
    const { layer, palette } = this.surroundings;
    const quad = new ShadedQuad(effect, uniforms(), { uSheet: this.sheetOf(egg.type) });
    quad.uniforms.uLight = new Float32Array(palette.lights[egg.rarity]);
    quad.uniforms.uGround = new Float32Array(palette.slate);
    quad.uniforms.uHole = egg.rarity === 'mythic' ? 1 : 0;
    quad.scale.set(tagWidth, tagHeight);
    // It hangs by its thread: the turn is about the middle of the upper edge, as the button's is.
    quad.pivot.set(0.5, 0);
    layer.addChild(quad);
    return { egg, quad, button: null, driftedMs: 0, presence: 0, isLeaving: false };
  }

  private move(one: Shown, elapsedMs: number): void {
    const { egg, quad } = one;
    if (one.button?.isConnected !== true) {
      one.button = document.querySelector<HTMLElement>(`[data-egg="${CSS.escape(egg.id)}"]`);
    }
    if (one.button?.dataset['held'] === undefined) one.driftedMs += elapsedMs;

    const rest = restingPlace(egg.position, this.width, this.height);
    const drift = this.driftOf(one, rest);
    quad.position.set(rest.x + drift.dx + tagWidth / 2, rest.y + drift.dy);
    quad.rotation = drift.turn;
    quad.uniforms.uTime = one.driftedMs / 1000;
    quad.uniforms.uPresence = one.presence;
    // What has been taken once is less lit.
    quad.uniforms.uLit = egg.discovered ? 0.72 : 1;
    if (one.button !== null) {
      one.button.style.transform =
        drift === still
          ? ''
          : `translate(${drift.dx.toFixed(2)}px, ${drift.dy.toFixed(2)}px) rotate(${drift.turn.toFixed(4)}rad)`;
    }
  }

  private driftOf({ egg, driftedMs }: Shown, rest: { x: number; y: number }): Drift {
    if (!this.surroundings.motion.eggsDrift) return still;
    if (this.manner === 'drift') return driftInWater(egg.id, driftedMs);
    return circleTheText(egg.id, driftedMs, rest, this.width, this.height);
  }

  private sheetOf(type: EggType): TextureSource {
    const known = this.sheets.get(type);
    if (known !== undefined) return known;
    const sheet = exhibitSheet(type, Math.max(2, this.surroundings.app.renderer.resolution));
    this.sheets.set(type, sheet);
    return sheet;
  }

  private take(id: string, one: Shown): void {
    if (one.button !== null) one.button.style.transform = '';
    one.quad.destroy();
    this.shown.delete(id);
  }
}
