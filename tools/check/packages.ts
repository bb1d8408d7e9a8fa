import { globSync, readFileSync } from 'node:fs';
import type { ImportGraph } from './imports.ts';

/** Packages that are used without an import, and the file that uses each. */
const usedIn: Readonly<Record<string, { readonly file: string; readonly by: string }>> = {
  node: { file: 'package.json', by: 'node tools/' },
  oxlint: { file: 'package.json', by: 'oxlint' },
  prettier: { file: 'package.json', by: 'prettier --check' },
  typescript: { file: 'package.json', by: 'tsc -b' },
  jsdom: { file: 'vite.config.ts', by: "environment: 'jsdom'" },
  '@swc/core': { file: 'tools/check/imports.ts', by: "parser: 'swc'" },
  '@stryker-mutator/core': { file: 'package.json', by: 'stryker run' },
  '@stryker-mutator/vitest-runner': { file: 'tools/mutate/stryker.config.json', by: '@stryker-mutator/vitest-runner' },
  '@vitest/web-worker': { file: 'vite.config.ts', by: "'@vitest/web-worker'" },
};

/** One sentence for each package that is listed in package.json and used nowhere. R-CARD-02. */
export function unusedPackages({ modules }: Pick<ImportGraph, 'modules'>): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies: object;
    readonly devDependencies: object;
  };
  const imported = modules.flatMap((module) => module.dependencies.map((dependency) => dependency.module));
  const styles = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'));
  const isUsed = (name: string): boolean => {
    const other = usedIn[name];
    if (other !== undefined) return readFileSync(other.file, 'utf8').includes(other.by);
    return (
      imported.some((specifier) => specifier === name || specifier.startsWith(`${name}/`)) ||
      styles.some((css) => css.includes(`${name}/`))
    );
  };
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !name.startsWith('@types/') && !isUsed(name))
    .map((name) => `package.json lists ${name}, which nothing uses.`);
}
