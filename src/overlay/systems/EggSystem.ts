import type { TextureSource } from 'pixi.js';
import type { Egg, EggType } from '#contract/egg.ts';
import { awarenessAtom, eggsAtom, emergencePatternAtom } from '../../state/simulation.ts';
import { eggPlacesAtom, freeSpaceAtom } from '../../state/eggPlaces.ts';
import type { Area, EggPlace } from '../../ui/egg-drawing/FreeSpace.ts';
import { tagHeight, tagWidth } from '../../ui/egg-drawing/position.ts';
import { union } from '../canvasArea.ts';
import { type Drift, noDrift } from '../drift.ts';
import { driftIn, lookingBack } from '../driftPatterns.ts';
import { eggTexture } from '../eggTexture.ts';
import { type EmergentPosition, emergentPosition } from '../emergence.ts';
import { allFrames, type FrameNeed, noFrames, type OverlaySystem, type Surroundings } from '../OverlaySystem.ts';
import { EggFilms } from './EggFilms.ts';
import { areaOf, EggSprite } from './EggSprite.ts';
import { Gaze } from './Gaze.ts';
import { isChanging, newEgg, type ShownEgg, targetOf } from './ShownEgg.ts';

const emergeMs = 600;
const leaveMs = 240;
/**
 * Frames a second for a drifting egg. At this rate it moves at most about one pixel between two frames: at most 8 px a
 * second in water, and 25 px a second around the text.
 */
const driftFrames = { drift: 12, emergent: 30 } as const;
/** Light of a discovered egg, 0 to 1. Other eggs have 1. */
const discoveredLit = 0.72;
/** Without motion, eggs on /collaborate are drawn at their position after this time, which is on the orbit. */
const standingMs = 6000;
/** Time constant of an egg's movement after a change of pattern or of the window's size. */
const followMs = { drift: 350, emergent: 1400 } as const;
/** Time constant of the light when hovering begins or ends. */
const hoverMs = 120;
/** Time in which a bar of light moves up a discovered egg. Afterwards the egg is dimmer. */
const findMs = 700;

/** Values for one update. `lookedAt`: the point towards which the tags turn, CSS pixels from the left of the window. */
interface Passing {
  readonly elapsedMs: number;
  readonly isPaused: boolean;
  readonly lookedAt: number | null;
}

/** Moves `from` towards `to`, exponentially, with the time constant `followMs`. */
const approach = (from: Drift, to: Drift, elapsedMs: number, followMs: number): Drift => {
  const share = 1 - Math.exp(-elapsedMs / followMs);
  return {
    dx: from.dx + (to.dx - from.dx) * share,
    dy: from.dy + (to.dy - from.dy) * share,
    turn: from.turn + (to.turn - from.turn) * share,
  };
};

/**
 * Draws an egg for each entry of `eggsAtom`, and moves the drawing and the button in the same frame. R-CARD-04,
 * docs/visual-language.md "Eggs".
 */
export class EggSystem implements OverlaySystem {
  private surroundings!: Surroundings;
  private gaze!: Gaze;
  private films!: EggFilms;
  private unsubscribe: () => void = () => undefined;
  private readonly shown = new Map<string, ShownEgg>();
  private readonly textures = new Map<EggType, TextureSource>();
  private readonly manner: 'drift' | 'emergent';
  private width = 0;
  private height = 0;
  private lastAt: number | null = null;
  /** Total time for which this system was drawn without a pause. */
  private passedMs = 0;
  /** Wakes the overlay when hovering of an egg begins or ends. */
  private readonly hands = new MutationObserver(() => this.surroundings.wake());

  constructor(manner: 'drift' | 'emergent') {
    this.manner = manner;
  }

  init(surroundings: Surroundings): void {
    this.surroundings = surroundings;
    this.gaze = new Gaze(surroundings.store);
    this.films = new EggFilms(surroundings);
    const stops = [
      surroundings.store.sub(eggsAtom, () => this.syncEggs()),
      surroundings.store.sub(eggPlacesAtom, () => this.syncPlaces()),
      surroundings.store.sub(freeSpaceAtom, () => surroundings.wake()),
      surroundings.store.sub(emergencePatternAtom, () => surroundings.wake()),
    ];
    this.unsubscribe = () => {
      this.gaze.watch(false);
      this.hands.disconnect();
      stops.forEach((stop) => stop());
    };
    this.syncEggs();
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
  }

  update(nowMs: number): FrameNeed {
    // A long gap means that the tab was hidden. The drift then continues from its last position.
    const elapsedMs = this.lastAt === null ? 0 : Math.min(250, nowMs - this.lastAt);
    const isPaused = this.surroundings.isPaused();
    if (!isPaused) this.passedMs += elapsedMs;
    let isFading = false;
    const drifts = this.surroundings.motion.eggsDrift && [...this.shown.values()].some(({ place }) => place !== null);
    // Finding the point that the tags look at reads the layout of the page, so it is done only while an egg drifts.
    const looks = drifts && !isPaused && this.manner === 'drift';
    this.gaze.watch(looks);
    const lookedAt = looks ? this.gaze.at(nowMs) : null;
    for (const [id, one] of this.shown) {
      const target = targetOf(one);
      const step = elapsedMs / (target === 0 ? leaveMs : emergeMs);
      one.presence =
        Math.abs(target - one.presence) <= step ? target : one.presence + Math.sign(target - one.presence) * step;
      if (one.isLeaving && one.presence === 0) {
        this.remove(id, one);
        continue;
      }
      this.move(one, { elapsedMs, isPaused, lookedAt });
      isFading ||= one.presence !== targetOf(one) || isChanging(one);
    }
    const need = isFading ? allFrames : drifts && !isPaused ? driftFrames[this.manner] : noFrames;
    this.lastAt = need === noFrames ? null : nowMs;
    return need;
  }

  area(): Area | null {
    return [...this.shown.values()].reduce<Area | null>((area, { sprite }) => union(area, sprite.area()), null);
  }

  destroy(): void {
    this.films.end();
    this.unsubscribe();
    for (const [id, one] of this.shown) this.remove(id, one);
    for (const texture of this.textures.values()) texture.destroy();
    this.textures.clear();
  }

  private syncEggs(): void {
    const eggs = this.surroundings.store.get(eggsAtom);
    const present = new Set(eggs.map((egg) => egg.id));
    for (const [id, one] of this.shown) one.isLeaving = !present.has(id);
    for (const egg of eggs) {
      const known = this.shown.get(egg.id);
      if (known === undefined) this.shown.set(egg.id, this.show(egg));
      else this.change(known, egg);
    }
    this.syncPlaces();
  }

  private change(one: ShownEgg, egg: Egg): void {
    const isFound = egg.discovered && !one.egg.discovered;
    one.egg = egg;
    if (!isFound || one.place === null || !this.surroundings.motion.eggsDrift) return;
    const { flashes, palette, now } = this.surroundings;
    const [x, y] = [one.place.x + one.drift.dx, one.place.y + one.drift.dy];
    const { kind, gain } = flashes.ask({
      area: { x, y, width: tagWidth * one.place.scale, height: tagHeight * one.place.scale },
      from: palette.slate,
      to: palette.lights[egg.rarity],
      startAt: now(),
      durationMs: findMs,
      maxDelayMs: 0,
    });
    one.showsBar = kind === 'granted' && gain === 1;
  }

  /** An egg with a new place appears there at once. If it moved across the page, it would cover text. */
  private syncPlaces(): void {
    const places = this.surroundings.store.get(eggPlacesAtom);
    for (const [id, one] of this.shown) {
      const place = places.get(id) ?? null;
      if (place === one.place || one.isLeaving) continue;
      // A discovered egg fades out in its old place when its label is closed.
      if (place === null && one.egg.discovered) {
        one.isLeaving = true;
        continue;
      }
      one.place = place;
      one.presence = 0;
      one.driftedMs = 0;
      one.drift = noDrift;
    }
    this.surroundings.wake();
  }

  private show(egg: Egg): ShownEgg {
    const { layer, palette } = this.surroundings;
    const taken = new Set([...this.shown.values()].map(({ slot }) => slot));
    const slot =
      Array.from({ length: this.shown.size + 1 }, (_, index) => index).find((index) => !taken.has(index)) ?? 0;
    return newEgg(egg, new EggSprite({ layer, palette, rarity: egg.rarity, texture: this.textureOf(egg.type) }), slot);
  }

  /** Updates one egg. While effects are paused, it does not move, as if it were hovered. */
  private move(one: ShownEgg, passing: Passing): void {
    const { elapsedMs, isPaused } = passing;
    const { egg, sprite, place } = one;
    if (place === null) {
      sprite.hide();
      this.films.hide(one);
      return;
    }
    if (one.button?.isConnected !== true) {
      one.button = document.querySelector<HTMLElement>(`[data-egg="${CSS.escape(egg.id)}"]`);
      if (one.button !== null) this.hands.observe(one.button, { attributeFilter: ['data-held'] });
    }
    const isHovered = one.button?.dataset['held'] !== undefined;
    one.isHovered = isHovered;
    const isStill = isHovered || isPaused;
    if (!isStill && this.surroundings.motion.eggsDrift) one.driftedMs += elapsedMs;
    else if (!isPaused) one.hoveredMs += elapsedMs;

    const towards = Number(isHovered) - one.hover;
    one.hover =
      Math.abs(towards) < 0.01 ? Number(isHovered) : one.hover + towards * (1 - Math.exp(-elapsedMs / hoverMs));
    if (egg.discovered) one.found = Math.min(1, one.found + elapsedMs / findMs);
    const { drift, copies } = this.positionOf(one, place, isHovered, isStill, passing);
    one.drift = drift;
    const space = this.surroundings.store.get(freeSpaceAtom);
    const isFree = (area: Area): boolean => space?.isFree(area) ?? false;
    // A drifting egg has free space at its place. An egg that circles the page passes over text and controls.
    one.isAway =
      this.manner === 'emergent' &&
      one.button?.dataset['held'] !== 'kept' &&
      !isFree(areaOf(place.x + drift.dx + (tagWidth * place.scale) / 2, place.y + drift.dy, place.scale));
    const lit = 1 - (1 - discoveredLit) * one.found;
    // Only drifting eggs have films.
    if (this.manner === 'emergent' || !this.films.play(one)) {
      sprite.pose({
        rest: place,
        scale: place.scale,
        drift,
        copies,
        isFree,
        timeMs: one.driftedMs,
        presence: one.presence,
        lit,
        hover: one.hover,
        found: one.showsBar ? one.found : 1,
      });
    }
    if (one.button !== null) {
      if (one.isAway) one.button.dataset['away'] = '';
      else delete one.button.dataset['away'];
      one.button.style.transform =
        drift === noDrift
          ? ''
          : `translate(${drift.dx.toFixed(2)}px, ${drift.dy.toFixed(2)}px) rotate(${drift.turn.toFixed(4)}rad)`;
    }
  }

  private positionOf(
    one: ShownEgg,
    rest: EggPlace,
    isHovered: boolean,
    isStill: boolean,
    { elapsedMs, lookedAt }: Passing,
  ): EmergentPosition {
    const { motion, store } = this.surroundings;
    const { egg, driftedMs, hoveredMs, slot } = one;
    if (this.manner === 'drift') {
      if (!motion.eggsDrift) return { drift: noDrift, copies: [] };
      if (isStill) return { drift: one.drift, copies: [] };
      const { reach } = rest;
      const drift = driftIn(store.get(emergencePatternAtom), { id: egg.id, driftedMs, slot, reach });
      const awayX = lookedAt === null ? 0 : lookedAt - rest.x - (tagWidth * rest.scale) / 2;
      const turned = lookingBack(drift, lookedAt === null ? 0 : store.get(awarenessAtom), awayX, reach);
      return { drift: approach(one.drift, turned, elapsedMs, followMs.drift), copies: [] };
    }
    const size = { width: this.width, height: this.height };
    const pattern = store.get(emergencePatternAtom);
    if (!motion.eggsDrift) {
      return emergentPosition(pattern, { id: egg.id, driftedMs: standingMs, lineMs: 0, slot, isHovered, rest }, size);
    }
    const lineMs = this.passedMs - hoveredMs;
    const { drift, copies } = emergentPosition(pattern, { id: egg.id, driftedMs, lineMs, slot, isHovered, rest }, size);
    if (isStill) return { drift: one.drift, copies };
    return { drift: approach(one.drift, drift, elapsedMs, followMs.emergent), copies };
  }

  private textureOf(type: EggType): TextureSource {
    const known = this.textures.get(type);
    if (known !== undefined) return known;
    const texture = eggTexture(type, Math.max(2, this.surroundings.app.renderer.resolution));
    this.textures.set(type, texture);
    return texture;
  }

  private remove(id: string, one: ShownEgg): void {
    if (one.button !== null) {
      one.button.style.transform = '';
      delete one.button.dataset['away'];
    }
    this.films.remove(one);
    one.sprite.destroy();
    this.shown.delete(id);
  }
}
