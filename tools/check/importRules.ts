import type { IForbiddenRuleType } from 'dependency-cruiser';
import { hiddenRoutes, publicRoutes } from '../../contract/routes.ts';

/** The imports allowed to the files of one folder, besides each other. `folders`: folders or single files. */
export interface FolderRule {
  readonly folder: string;
  readonly folders: readonly string[];
  /** npm packages; `node` means Node's own modules. */
  readonly packages: readonly string[];
}

const components = ['react', 'react-dom', 'react-router-dom', 'radix-ui', 'lucide-react'];
const sharedState = ['react', 'jotai', 'swr', 'idb'];
const fastify = ['fastify', 'fastify-plugin', '@fastify/*', 'typebox'];

const clientLayer0 = ['contract', 'src/ui', 'src/device'];
const clientLayer1 = [...clientLayer0, 'src/content'];
const clientLayer2 = [...clientLayer1, 'src/state', 'src/api', 'src/analytics'];
const clientLayer3 = [...clientLayer2, 'src/sound', 'src/overlay', 'src/panels', 'src/pages', 'src/inspector'];
const serverLayer1 = ['contract', 'server/profile', 'server/content'];
const serverLayer2 = [...serverLayer1, 'server/storage', 'server/story', 'server/payments'];
const serverLayer3 = [...serverLayer2, 'server/log', 'server/plugins', 'server/routes'];

/**
 * The layers of docs/house-style.md, from the lowest to the highest. A folder may import only the names in its entry.
 * The entry of a parent folder (`src`, `server`, `workers/simulation`) is for the files directly in it.
 */
export const folderRules: readonly FolderRule[] = [
  { folder: 'contract', folders: [], packages: ['typebox'] },

  { folder: 'workers/simulation/core', folders: ['contract'], packages: ['pure-rand', '@noble/hashes'] },
  {
    folder: 'workers/offline',
    folders: ['contract'],
    packages: [
      'workbox-core',
      'workbox-expiration',
      'workbox-navigation-preload',
      'workbox-routing',
      'workbox-strategies',
    ],
  },
  { folder: 'workers/simulation', folders: ['contract', 'workers/simulation/core'], packages: ['comlink'] },

  { folder: 'src/ui', folders: ['contract'], packages: components },
  { folder: 'src/device', folders: ['contract'], packages: [] },
  { folder: 'src/content', folders: ['contract'], packages: [] },
  // Only the wiring connects telemetry and the bridge to other code.
  { folder: 'src/telemetry', folders: ['contract', 'src/device'], packages: [] },
  { folder: 'src/bridge', folders: clientLayer1, packages: ['comlink'] },
  // typebox: types of the stored schemas only.
  { folder: 'src/state', folders: clientLayer1, packages: [...sharedState, 'typebox'] },
  { folder: 'src/api', folders: clientLayer1, packages: sharedState },
  { folder: 'src/analytics', folders: clientLayer1, packages: [] },
  // Only the sound switch imports the sound, when sound is on.
  { folder: 'src/sound', folders: clientLayer1, packages: [] },
  {
    folder: 'src/overlay',
    folders: [...clientLayer2, 'shaders'],
    packages: ['react', 'react-dom', 'jotai', 'pixi.js', '@pixi/react'],
  },
  { folder: 'src/panels', folders: [...clientLayer2, 'src/sound'], packages: [...components, ...sharedState] },
  // The last two packages are for recovery phrases, in a chunk that is loaded on request.
  {
    folder: 'src/pages',
    folders: clientLayer2,
    packages: [...components, ...sharedState, '@noble/hashes', '@scure/bip39'],
  },
  { folder: 'src/inspector', folders: clientLayer2, packages: [...components, ...sharedState] },
  {
    folder: 'src/app',
    folders: [...clientLayer3, 'src/telemetry', 'src/bridge'],
    packages: [...components, ...sharedState],
  },
  { folder: 'src', folders: [...clientLayer3, 'src/app'], packages: [...components, ...sharedState] },

  { folder: 'server/log', folders: [], packages: ['fastify', 'node'] },
  { folder: 'server/profile', folders: ['contract'], packages: [] },
  { folder: 'server/content', folders: ['contract'], packages: [] },
  { folder: 'server/storage', folders: serverLayer1, packages: ['better-sqlite3', 'kysely', 'pg', 'node'] },
  { folder: 'server/story', folders: serverLayer1, packages: ['inkjs', 'pure-rand', 'node'] },
  {
    folder: 'server/payments',
    folders: serverLayer1,
    packages: [
      'obscenity',
      'naughty-words',
      'confusables',
      'linkify-it',
      'tlds',
      'libphonenumber-js',
      'stripe',
      'node',
    ],
  },
  { folder: 'server/plugins', folders: [...serverLayer2, 'server/log'], packages: [...fastify, 'prom-client', 'node'] },
  { folder: 'server/routes', folders: serverLayer2, packages: [...fastify, 'node'] },
  { folder: 'server', folders: serverLayer3, packages: [...fastify, 'node'] },
];

/** Folders whose code reaches visitors or serves them. The rest (tests, tools, bench) may import anything. */
export const shippedFolders = ['contract', 'workers', 'src', 'server'] as const;

const escaped = (text: string): string => text.replaceAll('.', '\\.').replaceAll('*', '[^/]+');
const within = (place: string): string => `^${escaped(place)}${place.endsWith('.ts') ? '$' : '/'}`;

/** The folder rule as dependency-cruiser reads it: an import is forbidden unless the rule allows its target. */
function forbiddenBy({ folder, folders, packages }: FolderRule): IForbiddenRuleType {
  const nested = folderRules.filter((rule) => rule.folder.startsWith(`${folder}/`)).map((rule) => within(rule.folder));
  const own = nested.length > 0 ? `^${escaped(folder)}/[^/]+$` : within(folder);
  const allowedPackages = packages.map((name) => within(`node_modules/${name}`));
  const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'none');
  return {
    name: folder,
    comment: `Besides itself, ${folder} may import these folders: ${list(folders)}; and these packages: ${list(packages)}.`,
    severity: 'error',
    from: { path: own },
    to: {
      pathNot: [own, ...folders.map(within), ...allowedPackages],
      ...(packages.includes('node') && { dependencyTypesNot: ['core'] }),
    },
  };
}

const pages = [...publicRoutes, ...hiddenRoutes, 'not-found'].join('|');
const shipped = `^(${shippedFolders.join('|')})/`;

/** Every rule about imports. `comment` is the message for a developer who breaks it. */
export const importRules: readonly IForbiddenRuleType[] = [
  ...folderRules.map(forbiddenBy),
  {
    name: 'a page imports no other page',
    comment:
      'A page imports no other page. What two pages share belongs to src/pages itself, src/ui, src/state or src/api.',
    severity: 'error',
    from: { path: `^src/pages/(${pages})/` },
    to: { path: `^src/pages/(${pages})/`, pathNot: '^src/pages/$1/' },
  },
  {
    name: 'no import rings',
    comment:
      'These files import each other in a ring. Imports of types count: move what both need into a file of its own.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every import is found',
    comment: 'This import leads to no file.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'what ships imports no test or tool',
    comment: 'Code that ships imports neither tests nor tools nor benches.',
    severity: 'error',
    from: { path: shipped },
    to: { path: '^(tests|tools|bench)/' },
  },
  {
    name: 'what ships needs no development package',
    comment: 'Code that ships imports only packages under "dependencies" in package.json.',
    severity: 'error',
    from: { path: shipped },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
  },
];
