import { GlProgram, GpuProgram, Mesh, MeshGeometry, Shader, type TextureSource } from 'pixi.js';
import vertexGlsl from '#shaders/defaults/quad.vert?raw';
import vertexWgsl from '#shaders/defaults/quad.wgsl?raw';

/** Types of uniforms that our shaders use, as Pixi writes them. */
type UniformType = 'f32' | 'vec2<f32>' | 'vec3<f32>';
export type Uniforms = Readonly<Record<string, { readonly type: UniformType; value: number | Float32Array }>>;

export interface Effect {
  /** Names the WGSL struct's variable: `<name>Uniforms`. */
  readonly name: 'exhibit' | 'glitch' | 'scan';
  readonly fragment: string;
  readonly wgsl: string;
}

/**
 * A rectangle drawn by one of our fragment shaders and nothing else: no filter, so no texture to render into first.
 * Move it with x, y, width and height in CSS pixels; write its uniforms through `uniforms`.
 */
export class ShadedQuad<U extends Uniforms> extends Mesh<MeshGeometry, Shader> {
  readonly uniforms: { -readonly [Name in keyof U]: U[Name]['value'] };
  private readonly own: Shader;
  private readonly corners: MeshGeometry;

  constructor(effect: Effect, uniforms: U, textures: Readonly<Record<string, TextureSource>> = {}) {
    const source = `${vertexWgsl}\n${effect.wgsl}`;
    const samplers = Object.entries(textures).flatMap(([name, texture]) => [
      [name, texture],
      [`${name}Sampler`, texture.style],
    ]);
    const group = `${effect.name}Uniforms`;
    const shader = new Shader({
      glProgram: GlProgram.from({ name: effect.name, vertex: vertexGlsl, fragment: effect.fragment }),
      gpuProgram: GpuProgram.from({
        name: effect.name,
        vertex: { source, entryPoint: 'mainVertex' },
        fragment: { source, entryPoint: 'mainFragment' },
      }),
      resources: { [group]: uniforms, ...Object.fromEntries(samplers) },
    });
    // Pixi's own default is the unit quad.
    const corners = new MeshGeometry({});
    super({ geometry: corners, shader });
    this.own = shader;
    this.corners = corners;
    this.uniforms = shader.resources[group].uniforms as typeof this.uniforms;
  }

  /** Shows another picture under the same name. */
  setTexture(name: string, texture: TextureSource): void {
    this.own.resources[name] = texture;
    this.own.resources[`${name}Sampler`] = texture.style;
  }

  /** Places the rectangle, CSS pixels. */
  place(x: number, y: number, width: number, height: number): void {
    this.position.set(x, y);
    this.scale.set(width, height);
  }

  override destroy(): void {
    super.destroy();
    // The programs stay: they are cached by their source and shared by every quad of a kind.
    this.own.destroy();
    this.corners.destroy(true);
  }
}
