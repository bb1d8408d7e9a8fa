import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const filesIn = (pattern: string) => globSync(pattern, { exclude: ['**/node_modules/**'] }).toSorted();
const sheets = filesIn('src/**/*.module.css');

/** Classes that are put together at run time, by the file that does so; any other is written out where it is used. */
const computed: Readonly<Record<string, readonly string[]>> = {
  'src/pages/about/Words.tsx': ['grade0', 'grade10', 'grade20', 'grade35'],
  'src/pages/environment/index.tsx': ['day', 'twilight', 'night'],
  'src/ui/grade/Graded.tsx': ['grade0', 'grade10', 'grade20', 'grade35'],
};

/** The classes that a stylesheet has a rule for; what stands in `:global( )` is not its own. */
function classesOf(sheet: string): ReadonlySet<string> {
  const rules = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...rules.matchAll(/[^{};]+(?=\{)/g)].map(([selector]) =>
    selector.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '').replace(/(["']).*?\1/g, ''),
  );
  return new Set(
    selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name ?? '')),
  );
}

interface Use {
  readonly file: string;
  readonly sheet: string;
  readonly name: string;
}

/**
 * Every class that a file takes from a stylesheet that it imports: `style.room`, `style['room']`, and for `style[…]` those
 * listed above; without a list, the brackets themselves.
 */
function usesIn(file: string): Use[] {
  const code = readFileSync(file, 'utf8');
  const imports = [...code.matchAll(/^import (\w+) from '(\..*\.module\.css)';$/gm)];
  const body = code.replace(/^import .*$/gm, '');
  return imports.flatMap(([, local = '', from = '']) => {
    const sheet = path.join(path.dirname(file), from);
    const uses = body.matchAll(new RegExp(`(?<![\\w.])${local}(?:\\.(\\w+)|\\['([\\w-]+)'\\]|\\[)`, 'g'));
    return [...uses].flatMap(([whole, member, quoted]) => {
      const written = member ?? quoted;
      const names = written === undefined ? (computed[file] ?? [`${whole}…]`]) : [written];
      return names.map((name) => ({ file, sheet, name }));
    });
  });
}

const uses = filesIn('src/**/*.{ts,tsx}').flatMap(usesIn);
const classes = new Map(sheets.map((sheet) => [sheet, classesOf(sheet)]));

test('[R-RT-03] a class that a component names is in the stylesheet that it imports', () => {
  expect(uses.length).toBeGreaterThan(1000);
  const missing = uses.filter(({ sheet, name }) => classes.get(sheet)?.has(name) !== true);
  expect(missing.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

test('[R-RT-03] a class of a stylesheet is named by a component that imports it', () => {
  const named = new Set(uses.map(({ sheet, name }) => `${sheet} ${name}`));
  const unused = [...classes].flatMap(([sheet, names]) =>
    [...names].map((name) => `${sheet} ${name}`).filter((one) => !named.has(one)),
  );
  expect(unused).toEqual([]);
});
