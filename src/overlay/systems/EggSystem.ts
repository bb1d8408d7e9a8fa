import type { TextureSource } from 'pixi.js';
import type { Egg, EggType } from '#contract/egg.ts';
import fragment from '#shaders/exhibit/exhibit.frag?raw';
import wgsl from '#shaders/exhibit/exhibit.wgsl?raw';
import { eggsAtom, emergencePatternAtom } from '../../state/simulation.ts';
import { type Point, restingPlace, tagHeight, tagWidth } from '../../ui/exhibit/place.ts';
import { type Drift, driftInWater, still } from '../drift.ts';
import { type Copy, type Emerged, emergentPlace } from '../emergence.ts';
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

type Quad = ShadedQuad<ReturnType<typeof uniforms>>;

interface Shown {
  egg: Egg;
  readonly quad: Quad;
  /** The button over it, found in the page; null until React has put it there. */
  button: HTMLElement | null;
  /** Its place among those that circle in file, while it is there. */
  readonly slot: number;
  /** Where it hangs at present, from its resting place. */
  drift: Drift;
  /** Other drawings of it, which the emergent manner asks for. */
  readonly copies: Quad[];
  /** How long it has been held in all. */
  heldMs: number;
  /** How long it has drifted: time in which it is held, for somebody about to take it, does not count. */
  driftedMs: number;
  presence: number;
  isLeaving: boolean;
}

/** An age at which an exhibit has found the round. */
const standingMs = 6000;
/** A change of pattern, or of what the window holds, is followed and not jumped to. */
const followMs = 1400;

const towards = (from: Drift, to: Drift, elapsedMs: number): Drift => {
  const share = 1 - Math.exp(-elapsedMs / followMs);
  return {
    dx: from.dx + (to.dx - from.dx) * share,
    dy: from.dy + (to.dy - from.dy) * share,
    turn: from.turn + (to.turn - from.turn) * share,
  };
};

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
  /** The clock by which the file moves. */
  private passedMs = 0;

  constructor(manner: 'drift' | 'emergent') {
    this.manner = manner;
  }

  init(surroundings: Surroundings): void {
    this.surroundings = surroundings;
    const stops = [
      surroundings.store.sub(eggsAtom, () => this.follow()),
      surroundings.store.sub(emergencePatternAtom, () => surroundings.wake()),
    ];
    this.stopFollowing = () => stops.forEach((stop) => stop());
    this.follow();
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
  }

  update(nowMs: number): FrameNeed {
    // A long gap is a hidden tab: what drifts goes on from where it was.
    const elapsedMs = this.lastAt === null ? 0 : Math.min(100, nowMs - this.lastAt);
    this.passedMs += elapsedMs;
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
    const taken = new Set([...this.shown.values()].map(({ slot }) => slot));
    const slot =
      Array.from({ length: this.shown.size + 1 }, (_, index) => index).find((index) => !taken.has(index)) ?? 0;
    const quad = this.draw(egg);
    return {
      egg,
      quad,
      slot,
      drift: still,
      copies: [],
      heldMs: 0,
      button: null,
      driftedMs: 0,
      presence: 0,
      isLeaving: false,
    };
  }

  private draw(egg: Egg): Quad {
    const { layer, palette } = this.surroundings;
    const quad = new ShadedQuad(effect, uniforms(), { uSheet: this.sheetOf(egg.type) });
    quad.uniforms.uLight = new Float32Array(palette.lights[egg.rarity]);
    quad.uniforms.uGround = new Float32Array(palette.slate);
    quad.uniforms.uHole = egg.rarity === 'mythic' ? 1 : 0;
    quad.scale.set(tagWidth, tagHeight);
    // It hangs by its thread: the turn is about the middle of the upper edge, as the button's is.
    quad.pivot.set(0.5, 0);
    layer.addChild(quad);
    return quad;
  }

  private move(one: Shown, elapsedMs: number): void {
    const { egg, quad } = one;
    if (one.button?.isConnected !== true) {
      one.button = document.querySelector<HTMLElement>(`[data-egg="${CSS.escape(egg.id)}"]`);
    }
    if (one.button?.dataset['held'] === undefined) one.driftedMs += elapsedMs;
    else one.heldMs += elapsedMs;

    const rest = restingPlace(egg.position, this.width, this.height);
    const { drift, copies } = this.placeOf(one, rest, elapsedMs);
    one.drift = drift;
    quad.position.set(rest.x + drift.dx + tagWidth / 2, rest.y + drift.dy);
    quad.rotation = drift.turn;
    quad.uniforms.uTime = one.driftedMs / 1000;
    quad.uniforms.uPresence = one.presence;
    // What has been taken once is less lit.
    quad.uniforms.uLit = egg.discovered ? 0.72 : 1;
    this.moveCopies(one, copies);
    if (one.button !== null) {
      one.button.style.transform =
        drift === still
          ? ''
          : `translate(${drift.dx.toFixed(2)}px, ${drift.dy.toFixed(2)}px) rotate(${drift.turn.toFixed(4)}rad)`;
    }
  }

  private placeOf(one: Shown, rest: Point, elapsedMs: number): Emerged {
    const { motion, store } = this.surroundings;
    const { egg, driftedMs, heldMs, slot, button } = one;
    if (this.manner === 'drift') {
      return { drift: motion.eggsDrift ? driftInWater(egg.id, driftedMs) : still, copies: [] };
    }
    const room = { width: this.width, height: this.height };
    const isHeld = button?.dataset['held'] !== undefined;
    const pattern = store.get(emergencePatternAtom);
    // Where nothing may drift they stand about the text, in the figure of the pattern.
    if (!motion.eggsDrift) {
      return emergentPlace(pattern, { id: egg.id, driftedMs: standingMs, fileMs: 0, slot, isHeld, rest }, room);
    }
    const fileMs = this.passedMs - heldMs;
    const { drift, copies } = emergentPlace(pattern, { id: egg.id, driftedMs, fileMs, slot, isHeld, rest }, room);
    if (isHeld) return { drift: one.drift, copies };
    return { drift: towards(one.drift, drift, elapsedMs), copies };
  }

  private moveCopies({ egg, quad, copies }: Shown, wanted: readonly Copy[]): void {
    while (copies.length < wanted.length) {
      const copy = this.draw(egg);
      // Under everything that can be taken.
      this.surroundings.layer.setChildIndex(copy, 0);
      copies.push(copy);
    }
    copies.forEach((copy, index) => {
      const place = wanted[index];
      copy.visible = place !== undefined;
      if (place === undefined) return;
      copy.position.set(quad.x + place.dx, quad.y + place.dy);
      copy.scale.set(tagWidth * place.scale, tagHeight * place.scale);
      copy.rotation = place.turn;
      copy.uniforms.uTime = quad.uniforms.uTime;
      copy.uniforms.uPresence = quad.uniforms.uPresence;
      copy.uniforms.uLit = quad.uniforms.uLit;
    });
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
    for (const copy of one.copies) copy.destroy();
    this.shown.delete(id);
  }
}
