import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { folderRules, importRules, shippedFolders } from './importRules.ts';

/** The imports of each file. Paths are relative to the folder that was read. */
export interface ImportGraph {
  readonly modules: readonly IModule[];
  /** One sentence for each import that breaks a rule; empty when there is none. */
  readonly faults: readonly string[];
}

/**
 * Reads the imports of all TypeScript below `baseDir`, types included, and checks them against `importRules`. Throws
 * when dependency-cruiser cannot read a file. The parser is swc: dependency-cruiser cannot use TypeScript 7.
 */
export async function readImports(baseDir = process.cwd()): Promise<ImportGraph> {
  const { output } = await cruise(
    [...shippedFolders, 'tests', 'tools', 'bench', 'vite.config.ts'],
    {
      baseDir,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      validate: true,
      ruleSet: { forbidden: [...importRules] },
    },
    { extensions: ['.ts', '.tsx', '.js'], exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  );
  const { modules, summary } = output as ICruiseResult;
  return { modules, faults: [...summary.violations.map(sentenceOf), ...foldersWithoutRule(modules)] };
}

const comments = new Map(importRules.map(({ name, comment }) => [name, comment]));

function sentenceOf({ rule, from, to, cycle }: ICruiseResult['summary']['violations'][number]): string {
  const said = comments.get(rule.name) ?? rule.name;
  if (cycle !== undefined) return `${[from, ...cycle.map(({ name }) => name)].join(' → ')}: ${said}`;
  return `${from} imports ${to}: ${said}`;
}

/** One sentence for each folder that ships code and is named by no rule, so that every new folder needs a rule. */
function foldersWithoutRule(modules: readonly IModule[]): string[] {
  const isKnown = (file: string) =>
    folderRules.some(({ folder }) => file.startsWith(`${folder}/`) && folder.includes('/'));
  const folders = modules
    .map(({ source }) => source)
    .filter((file) => /^(workers|src|server)\/[^/]+\//.test(file) && !isKnown(file))
    .map((file) => file.split('/').slice(0, 2).join('/'));
  return [...new Set(folders)].map(
    (folder) => `${folder} is in no layer: give it a line in tools/check/importRules.ts.`,
  );
}
