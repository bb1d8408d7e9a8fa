import type { Plugin } from 'vite';

/** A replaced file of Pixi. When a file that matches `from` imports `file`, it gets `instead`. */
interface LeftOut {
  readonly from: RegExp;
  readonly file: RegExp;
  /** Source text that has the same exports. */
  readonly instead: string;
}

/** Source of an export that Pixi accepts as an extension, without an extension type. */
const noExtension = (name: string) => `export const ${name} = { extension: { type: [], name: '${name}' } };`;

/** Pixi calls this pipe to end the running batch before each mesh. The overlay has no batches. */
const emptyBatcher = `export class BatcherPipe {
  static extension = { type: ['webgl-pipes'], name: 'batch' };
  break() {} buildStart() {} buildEnd() {} upload() {} destroy() {}
}`;

/** Pixi's collector of unused resources. The overlay destroys its resources, so there is nothing to collect. */
const emptyCollector = `export class GCSystem {
  static extension = { type: ['webgl-system'], name: 'gc', priority: 0 };
  now = 0; enabled = false;
  addCollection() {} addResource() {} removeResource() {} addResourceHash() {} run() {} destroy() {}
}`;

/**
 * The overlay only draws meshes, with custom shaders on WebGL 2. So it never needs the two other renderers, the code
 * behind `skipExtensionImports`, sprite sheets, particles, batches, sprites, masks, or pictures from files.
 *
 * @pixi/react refers to Graphics and TextStyle, which import all the drawing and text code of Pixi.
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
  // Sizes and frames are set by the scene.
  { from: /app\/init/, file: /ResizePlugin/, instead: noExtension('ResizePlugin') },
  ...['AlphaMask', 'ColorMask', 'StencilMask', 'VideoSource', 'ImageSource', 'BufferImageSource'].map((name) => ({
    from: /rendering\/init/,
    file: new RegExp(`/${name}\\.mjs`),
    instead: noExtension(name),
  })),
  ...['GlGraphicsAdaptor', 'GlBatchAdaptor', 'GlBackBufferSystem', 'GlStencilSystem', 'GlColorMaskSystem'].map(
    (name) => ({
      from: /WebGLRenderer/,
      file: new RegExp(`/${name}\\.mjs`),
      instead: noExtension(name),
    }),
  ),
  ...[
    'SpritePipe',
    'AlphaMaskPipe',
    'CustomRenderPipe',
    'StencilMaskPipe',
    'ExtractSystem',
    'GenerateTextureSystem',
    'HelloSystem',
    'RenderableGCSystem',
    'TextureGCSystem',
  ].map((name) => ({
    from: /SharedSystems/,
    file: new RegExp(`/${name}\\.mjs`),
    instead: noExtension(name),
  })),
  { from: /SharedSystems/, file: /\/GCSystem/, instead: emptyCollector },
  // The entry `pixi.js/unsafe-eval` replaces these functions with its own.
  { from: /GlShaderSystem/, file: /GenerateShaderSyncCode/, instead: 'export const generateShaderSyncCode = null;' },
  { from: /GlUniformGroupSystem/, file: /generateUniformsSync/, instead: 'export const generateUniformsSync = null;' },
  // The buttons in the document handle the events.
  {
    from: /@pixi\/react\/lib\//,
    file: /EventPropNames/,
    instead: 'export const ReactToPixiEventPropNames = {}; export const PixiToReactEventPropNames = {};',
  },
  // Every mesh has a GLSL shader and is drawn without a batch.
  { from: /shader\/Shader/, file: /\/GpuProgram/, instead: 'export const GpuProgram = null;' },
  {
    from: /GlMeshAdaptor/,
    file: /compileHighShaderToProgram/,
    instead: 'export const compileHighShaderGlProgram = () => null;',
  },
  ...['localUniformBit', 'roundPixelsBit', 'textureBit'].map((name) => ({
    from: /GlMeshAdaptor/,
    file: new RegExp(`/${name}\\.mjs`),
    instead: `export const ${name}Gl = null;`,
  })),
  // The overlay does not render to textures.
  {
    from: /(ViewSystem|RenderGroup|RenderGroupSystem)\.mjs/,
    file: /TexturePool/,
    instead: 'export const TexturePool = { setScreenSize() {}, removeScreen() {} };',
  },
  {
    from: /ViewSystem/,
    file: /CanvasPool/,
    instead: 'export const CanvasPool = { setScreenSize() {}, removeScreen() {} };',
  },
  { from: /RenderGroupPipe/, file: /BatchableSprite/, instead: 'export const BatchableSprite = null;' },
  {
    from: /gl\/shader\/program\/generateProgram/,
    file: /getUboData/,
    instead: 'export const getUboData = () => ({});',
  },
  // A test draws each effect. Messages about faulty shaders are for development, which uses all of Pixi.
  {
    from: /gl\/shader\/program\/generateProgram/,
    file: /logProgramError/,
    instead: 'export const logProgramError = () => {};',
  },
  { from: /MeshPipe/, file: /BatchableMesh/, instead: 'export const BatchableMesh = null;' },
  { from: /SharedSystems/, file: /\/BatcherPipe\.mjs/, instead: emptyBatcher },
  // Our shaders have plain uniforms, and their textures are canvases.
  {
    from: /WebGLRenderer/,
    file: /\/GlUboSystem/,
    instead: `export class GlUboSystem { static extension = { type: [], name: 'ubo' }; }`,
  },
  { from: /unsafe-eval\/init/, file: /\/GlUboSystem/, instead: 'export class GlUboSystem {}' },
  { from: /unsafe-eval\/init/, file: /\/UboSystem/, instead: 'export class UboSystem {}' },
  {
    from: /unsafe-eval\/init/,
    file: /generateUboSyncPolyfill/,
    instead: 'export const generateUboSyncPolyfillSTD40 = null; export const generateUboSyncPolyfillWGSL = null;',
  },
  ...['glUploadBufferImageResource', 'glUploadCompressedTextureResource', 'glUploadVideoResource'].map((name) => ({
    from: /GlTextureSystem/,
    file: new RegExp(`/${name}\\.mjs`),
    instead: `export const ${name} = { id: '${name}' };`,
  })),
  {
    from: /GlTextureSystem/,
    file: /glUploadCubeTextureResource/,
    instead: `export const createGlUploadCubeTextureResource = () => ({ id: 'cube' });`,
  },
  { from: /autoDetectRenderer/, file: /isWebGPUSupported/, instead: 'export const isWebGPUSupported = () => false;' },
  // The overlay has checked for WebGL already (src/overlay/webgl.ts) without blocking the page. Pixi's function creates
  // a WebGL context for the check.
  { from: /autoDetectRenderer/, file: /isWebGLSupported/, instead: 'export const isWebGLSupported = () => true;' },
  // Pixi keeps a context open to ask for the precision of fragment shaders, which is always high with WebGL 2.
  {
    from: /pixi\.js\/lib\//,
    file: /getTestContext/,
    instead: `export const getTestContext = () => ({ getExtension: () => null, getShaderPrecisionFormat: () => ({ precision: 23 }) });`,
  },
  // The name and version of @pixi/react are only shown by React's developer tools.
  {
    from: /@pixi\/react\/lib\/core\/reconciler/,
    file: /package\.json/,
    instead: `export default { name: '@pixi/react' };`,
  },
  { from: /color\/Color/, file: /colord\/plugins\/names/, instead: 'export default () => {};' },
  {
    from: /@pixi\/react\//,
    file: /^pixi\.js$/,
    instead: `export { Application, Container, extensions } from 'pixi.js';
      export class Filter {}
      export class Graphics {}
      export class TextStyle { static defaultTextStyle = {}; }`,
  },
];

/**
 * The capabilities that @pixi/react reports to React's reconciler (core/reconciler.mjs), as constants. Code for other
 * hosts, such as hydration, is then unused and dropped.
 */
const hostSupports: Readonly<Record<string, boolean>> = {
  supportsMutation: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsResources: false,
  supportsSingletons: false,
  supportsTestSelectors: false,
};

/** The reconciler's source with these constants. */
const withHost = (code: string): string =>
  Object.entries(hostSupports).reduce((text, [flag, value]) => {
    if (!text.includes(`${flag} = $$$config.${flag}`))
      throw new Error(`react-reconciler has no longer ${flag}. Change tools/build/leanPixi.ts.`);
    return text.replaceAll(new RegExp(`(?<![.\\w])${flag}\\b(?! = )`, 'g'), String(value));
  }, code);

const prefix = '\0left-out-of-pixi-';

/**
 * Drops the unused parts of Pixi and of React's reconciler, which reduces 193 kB gzip to 94 kB. The build fails when a
 * newer Pixi no longer imports one of the replaced files. Decision 17.
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
    transform(code, id) {
      return id.endsWith('react-reconciler.production.js') ? { code: withHost(code), map: null } : null;
    },
    generateBundle() {
      // The build for prerendering has no overlay.
      if (found.size === 0) return;
      const missing = leftOut.filter((entry) => !found.has(entry)).map(({ file }) => file.source);
      if (missing.length > 0) this.error(`Pixi has no longer: ${missing.join(', ')}. Change tools/build/leanPixi.ts.`);
    },
  };
}
