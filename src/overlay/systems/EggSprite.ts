import type { Container, TextureSource, WebGLRenderer } from 'pixi.js';
import { eggRarities, type EggRarity } from '#contract/egg.ts';
import fragment from '#shaders/egg/egg.frag?raw';
import type { Area } from '../../ui/egg-drawing/FreeSpace.ts';
import { type Point, tagHeight, tagWidth } from '../../ui/egg-drawing/position.ts';
import { union } from '../canvasArea.ts';
import type { Drift } from '../drift.ts';
import { type Film, filmCells, filmStep, makeFilm } from '../eggFilm.ts';
import type { EggCopy } from '../emergence.ts';
import type { Palette } from '../palette.ts';
import { type Effect, ShadedQuad } from '../ShadedQuad.ts';

/** Largest distance of a corner of a rotated tag from the rectangle of the tag without rotation, CSS pixels. */
const turnedBy = 20;

const effect: Effect = { name: 'egg', fragment };

const uniforms = () => ({
  uCells: { type: 'vec2<f32>' as const, value: new Float32Array([1, 1]) },
  uStep: { type: 'f32' as const, value: 0 },
  uSize: { type: 'vec2<f32>' as const, value: new Float32Array([tagWidth, tagHeight]) },
  uLight: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uBackground: { type: 'vec3<f32>' as const, value: new Float32Array(3) },
  uTime: { type: 'f32' as const, value: 0 },
  uHole: { type: 'f32' as const, value: 0 },
  uLit: { type: 'f32' as const, value: 1 },
  uPresence: { type: 'f32' as const, value: 0 },
  uRarity: { type: 'f32' as const, value: 0 },
  uHover: { type: 'f32' as const, value: 0 },
  uFound: { type: 'f32' as const, value: 0 },
});

type EggQuad = ShadedQuad<ReturnType<typeof uniforms>>;

interface EggSpriteOptions {
  readonly layer: Container;
  readonly palette: Palette;
  readonly rarity: EggRarity;
  /** The drawing of the egg's type (`eggTexture`). The caller destroys it. */
  readonly texture: TextureSource;
}

/**
 * The rectangle around a slightly rotated tag. `x` and `y`: the middle of its upper edge, about which the tag rotates.
 */
export function areaOf(x: number, y: number, scale = 1): Area {
  const [width, height] = [tagWidth * scale, tagHeight * scale];
  return {
    left: x - width / 2 - turnedBy,
    top: y - turnedBy,
    right: x + width / 2 + turnedBy,
    bottom: y + height + turnedBy,
  };
}

/** The state of an egg's drawing in one frame. */
export interface EggPose {
  /** Resting position of the tag's upper left corner, CSS pixels of the window. */
  readonly rest: Point;
  /** Size of the tag, as a factor. */
  readonly scale: number;
  readonly drift: Drift;
  readonly copies: readonly EggCopy[];
  /** Whether an area is free. A copy over text or a control is not drawn. */
  readonly isFree: (area: Area) => boolean;
  /** Time on the shader's clock. */
  readonly timeMs: number;
  /** Visible share of the egg, 0 to 1. */
  readonly presence: number;
  /** Strength of the light, 0 to 1. */
  readonly lit: number;
  /** Extra light while the reader points at the egg, 0 to 1. */
  readonly hover: number;
  /** Progress of the bar of light after a discovery, 0 to 1; 1 for no bar. */
  readonly found: number;
}

/** The drawing of one egg on the canvas: its quad, and a quad for each copy in the emergence pattern. */
export class EggSprite {
  private readonly options: EggSpriteOptions;
  private readonly quad: EggQuad;
  private readonly copyQuads: EggQuad[] = [];

  constructor(options: EggSpriteOptions) {
    this.options = options;
    this.quad = this.addQuad();
  }

  /** Moves the quad and its copies to their positions in this frame. */
  pose({ rest, scale, drift, copies, isFree, timeMs, presence, lit, hover, found }: EggPose): void {
    const { quad, copyQuads } = this;
    quad.position.set(rest.x + drift.dx + (tagWidth * scale) / 2, rest.y + drift.dy);
    quad.scale.set(tagWidth * scale, tagHeight * scale);
    quad.visible = true;
    quad.rotation = drift.turn;
    while (copyQuads.length < copies.length) {
      const copy = this.addQuad();
      // Copies lie below every egg, because they cannot be clicked.
      this.options.layer.setChildIndex(copy, 0);
      copyQuads.push(copy);
    }
    copyQuads.forEach((each, index) => {
      const copy = copies[index];
      each.visible = copy !== undefined && isFree(areaOf(quad.x + copy.dx, quad.y + copy.dy, copy.scale * scale));
      if (copy === undefined) return;
      each.position.set(quad.x + copy.dx, quad.y + copy.dy);
      each.scale.set(tagWidth * copy.scale * scale, tagHeight * copy.scale * scale);
      each.rotation = copy.turn;
    });
    for (const each of [quad, ...copyQuads]) {
      each.uniforms.uTime = timeMs / 1000;
      each.uniforms.uPresence = presence;
      each.uniforms.uLit = lit;
      each.uniforms.uHover = hover;
      each.uniforms.uFound = found;
    }
  }

  /** The area of the egg and its copies, CSS pixels of the window; null while they are hidden. */
  area(): Area | null {
    return [this.quad, ...this.copyQuads]
      .filter(({ visible }) => visible)
      .reduce<Area | null>((area, { x, y, scale }) => union(area, areaOf(x, y, scale.x / tagWidth)), null);
  }

  /** Draws nothing until the next pose. */
  hide(): void {
    this.quad.visible = false;
    for (const copy of this.copyQuads) copy.visible = false;
  }

  destroy(): void {
    this.quad.destroy();
    for (const copy of this.copyQuads) copy.destroy();
  }

  /** Makes a film of the egg in its normal state. Returns null and rejects as `makeFilm` does. */
  film(renderer: WebGLRenderer, signal: AbortSignal): Promise<Film | null> {
    const quad = this.makeQuad();
    quad.uniforms.uCells = new Float32Array([filmCells.columns, filmCells.rows]);
    quad.uniforms.uStep = filmStep;
    quad.uniforms.uPresence = 1;
    const film = makeFilm(renderer, quad, signal);
    quad.destroy();
    return film;
  }

  private makeQuad(): EggQuad {
    const { palette, rarity, texture } = this.options;
    const quad: EggQuad = new ShadedQuad(effect, uniforms(), { uDrawing: texture });
    quad.uniforms.uLight = new Float32Array(palette.lights[rarity]);
    quad.uniforms.uBackground = new Float32Array(palette.slate);
    quad.uniforms.uRarity = eggRarities.indexOf(rarity);
    quad.uniforms.uHole = rarity === 'mythic' ? 1 : 0;
    return quad;
  }

  private addQuad(): EggQuad {
    const quad = this.makeQuad();
    quad.scale.set(tagWidth, tagHeight);
    // The tag hangs by its thread: it rotates about the middle of its upper edge, as the button does.
    quad.pivot.set(0.5, 0);
    this.options.layer.addChild(quad);
    return quad;
  }
}
