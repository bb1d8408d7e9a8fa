import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderRules } from '../check/importRules.ts';

/** A package that ships to browsers, as Vite lists it (`build.license`). */
export interface Notice {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly identifier?: string;
  readonly text?: string;
}

/**
 * Packages that browser code imports by name. Vite's list lacks the packages of the worker, and packages that only
 * re-export others.
 */
function importedPackages(): string[] {
  const browser = folderRules.filter(({ folder }) => /^(contract|workers|src)/.test(folder));
  return [...new Set(browser.flatMap(({ packages }) => packages))];
}

function fontPackages(): string[] {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  return Object.keys(dependencies).filter((name) => name.startsWith('@fontsource/'));
}

function noticeOf(name: string): Notice {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
  };
  const [file] = globSync(`${folder}/{LICENSE,LICENCE,COPYING}*`, { exclude: (path) => path.endsWith('.json') });
  return {
    name,
    version,
    ...(license !== undefined && { identifier: license }),
    ...(file !== undefined && { text: readFileSync(file, 'utf8').trim() }),
  };
}

const rule = '-'.repeat(80);

/** The terms common to all MIT licences, for a package that names the licence but contains no licence file. */
const mitTerms = (notices: readonly Notice[]): string => {
  const [, terms = ''] =
    notices
      .map(({ identifier, text = '' }) =>
        identifier === 'MIT' ? /(Permission is hereby granted[^]*)$/.exec(text) : null,
      )
      .find((match) => match !== null) ?? [];
  return terms;
};

/**
 * The text of licences.txt: name, version and licence of every package and font that ships to browsers, in the order of
 * their names. `bundled`: Vite's lists. Throws for a package without a licence. B-LIC-01.
 */
export function noticesText(bundled: readonly Notice[]): string {
  const others = [...importedPackages(), ...fontPackages()].filter(
    (name) => !bundled.some((notice) => notice.name === name),
  );
  const notices = [...bundled, ...others.map(noticeOf)].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  );
  const terms = mitTerms(notices);
  const entries = notices.map(({ name, version, identifier = '', text }) => {
    const words = text ?? (identifier === 'MIT' ? terms : undefined);
    if (words === undefined)
      throw new Error(`${name} ships to browsers and has no licence text. Add the text in tools/build/notices.ts.`);
    return `${rule}\n${name} ${version}${identifier === '' ? '' : ` (${identifier})`}\n${rule}\n\n${words}\n`;
  });
  return `D5U is made with the following packages and fonts. Their licences follow, in the order of their names.\n\n${entries.join('\n')}`;
}

/** Reads Vite's lists of the site and of the service worker from `folder`. Each version of a package occurs once. */
export function readBundled(folder: string): Notice[] {
  const listed = ['licences.json', 'licences-offline.json'].flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Notice[],
  );
  return [...new Map(listed.map((notice) => [`${notice.name} ${notice.version}`, notice])).values()];
}
