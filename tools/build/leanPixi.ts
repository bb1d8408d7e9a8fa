import type { Plugin } from 'vite';

/** One file of Pixi that is left out: imported from a file whose path ends with `from`, it is `instead`. */
interface LeftOut {
  readonly from: RegExp;
  readonly file: RegExp;
  /** Source text that has the same exports. */
  readonly instead: string;
}

/** Text of an export that Pixi takes for one of its extensions, and that is of no type. */
const noExtension = (name: string) => `export const ${name} = { extension: { type: [], name: '${name}' } };`;

/** Pixi asks this pipe to end the running batch before each mesh. Nothing is batched here. */
const emptyBatcher = `export class BatcherPipe {
  static extension = { type: ['webgl-pipes'], name: 'batch' };
  break() {} buildStart() {} buildEnd() {} upload() {} destroy() {}
}`;

/**
 * The overlay draws meshes with shaders of its own on WebGL 2, and nothing else. So it never needs the two other renderers,
 * what is loaded with `skipExtensionImports` off, sprite sheets, particles, batches, sprites, masks and pictures from files.
 * @pixi/react names Graphics and TextStyle, with which the whole drawing and text code of Pixi would come.
 */
const leftOut: readonly LeftOut[] = [
  { from: /environment-browser\/browserExt/, file: /browserAll/, instead: '' },
  { from: /environment-webworker\/webworkerExt/, file: /webworkerAll/, instead: '' },
  { from: /autoDetectRenderer/, file: /WebGPURenderer/, instead: 'export const WebGPURenderer = null;' },
  { from: /autoDetectRenderer/, file: /CanvasRenderer/, instead: 'export const CanvasRenderer = null;' },
  { from: /spritesheet\/init/, file: /spritesheetAsset/, instead: noExtension('spritesheetAsset') },
  { from: /unsafe-eval\/init/, file: /GpuUboSystem/, instead: 'export class GpuUboSystem {}' },
  { from: /unsafe-eval\/init/, file: /\/ParticleBuffer/, instead: 'export class ParticleBuffer {}' },
  {
    from: /unsafe-eval\/init/,
    file: /generateParticleUpdatePolyfill/,
    instead: 'export const generateParticleUpdatePolyfill = null;',
  },
  ...['AlphaMask', 'ColorMask', 'StencilMask', 'VideoSource', 'ImageSource', 'BufferImageSource'].map((name) => ({
    from: /rendering\/init/,
    file: new RegExp(`/${name}\\.mjs`),
    instead: noExtension(name),
  })),
  ...['GlGraphicsAdaptor', 'GlBatchAdaptor'].map((name) => ({
    from: /WebGLRenderer/,
    file: new RegExp(`/${name}\\.mjs`),
    instead: noExtension(name),
  })),
  ...['SpritePipe', 'AlphaMaskPipe', 'StencilMaskPipe', 'ExtractSystem', 'GenerateTextureSystem', 'HelloSystem'].map(
    (name) => ({
      from: /SharedSystems/,
      file: new RegExp(`/${name}\\.mjs`),
      instead: noExtension(name),
    }),
  ),
  { from: /SharedSystems/, file: /\/BatcherPipe\.mjs/, instead: emptyBatcher },
  { from: /color\/Color/, file: /colord\/plugins\/names/, instead: 'export default () => {};' },
  {
    from: /@pixi\/react\//,
    file: /^pixi\.js$/,
    instead: `export { Application, Container, Filter, extensions } from 'pixi.js';
      export class Graphics {}
      export class TextStyle { static defaultTextStyle = {}; }`,
  },
];

const prefix = '\0left-out-of-pixi-';

/**
 * Leaves out of the build what the overlay never uses of Pixi: 193 kB gzip become 111. The build fails when a newer Pixi no
 * longer has one of these files in its place. design, "Overlay".
 */
export function leanPixi(): Plugin {
  const found = new Set<LeftOut>();
  return {
    name: 'lean-pixi',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !/node_modules\/@?pixi/.test(importer)) return null;
      const entry = leftOut.find(({ from, file }) => from.test(importer) && file.test(source));
      if (entry === undefined) return null;
      found.add(entry);
      return prefix + String(leftOut.indexOf(entry));
    },
    load(id) {
      return id.startsWith(prefix) ? leftOut[Number(id.slice(prefix.length))]!.instead : null;
    },
    generateBundle() {
      // The build for prerendering has no overlay.
      if (found.size === 0) return;
      const missing = leftOut.filter((entry) => !found.has(entry)).map(({ file }) => file.source);
      if (missing.length > 0) this.error(`Pixi has no longer: ${missing.join(', ')}. Change tools/build/leanPixi.ts.`);
    },
  };
}
