import { GlProgram, Mesh, MeshGeometry, Shader, type TextureSource } from 'pixi.js';
import type { Area } from '../ui/egg-drawing/FreeSpace.ts';
import vertex from '#shaders/defaults/quad.vert?raw';
import threshold from '#shaders/defaults/threshold.glsl?raw';

/** Types of the shaders' uniforms, in Pixi's notation. */
type UniformType = 'f32' | 'vec2<f32>' | 'vec3<f32>';
export type Uniforms = Readonly<Record<string, { readonly type: UniformType; value: number | Float32Array }>>;

export interface Effect {
  /** Names the program in WebGL's messages. */
  readonly name: 'egg' | 'glitch' | 'reading' | 'scan' | 'phase';
  /** GLSL ES 3.0, the text of a `.frag` file; it may include `threshold.glsl`. */
  readonly fragment: string;
}

/**
 * A rectangle drawn by one fragment shader. It is a mesh and not a filter, so nothing is rendered into a texture first.
 * `place` moves it (CSS pixels); `uniforms` sets the shader's uniforms. WebGL only (decision 17).
 */
export class ShadedQuad<U extends Uniforms> extends Mesh<MeshGeometry, Shader> {
  readonly uniforms: { -readonly [Name in keyof U]: U[Name]['value'] };
  private readonly ownShader: Shader;
  private readonly ownGeometry: MeshGeometry;

  /** `textures`: the shader reads each by its key. The caller owns and destroys them. */
  constructor({ name, fragment }: Effect, uniforms: U, textures: Readonly<Record<string, TextureSource>> = {}) {
    const shader = new Shader({
      glProgram: GlProgram.from({ name, vertex, fragment: fragment.replace('#include "threshold.glsl"', threshold) }),
      resources: { values: uniforms, ...textures },
    });
    // Without options, Pixi creates the unit quad.
    const geometry = new MeshGeometry({});
    super({ geometry, shader });
    this.ownShader = shader;
    this.ownGeometry = geometry;
    this.uniforms = shader.resources['values'].uniforms as typeof this.uniforms;
  }

  /** Sets the rectangle's position and size, CSS pixels. */
  place(x: number, y: number, width: number, height: number): void {
    this.position.set(x, y);
    this.scale.set(width, height);
  }

  /** The area of the rectangle without its rotation, CSS pixels of the window. */
  area(): Area {
    const { x, y } = this.position;
    return { left: x, top: y, right: x + this.scale.x, bottom: y + this.scale.y };
  }

  /**
   * Frees shader and geometry. The program is kept: Pixi caches it by its source, and all quads of one effect share it.
   */
  override destroy(): void {
    super.destroy();
    this.ownShader.destroy();
    this.ownGeometry.destroy(true);
  }
}
