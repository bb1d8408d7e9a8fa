import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const decisionsFolder = 'docs/decisions';
const mostLinesOfDecision = 60;
const mostLinesOfDesign = 200;

/**
 * A code span that contains only a path from the root of the repository; braces and stars are patterns. bench/README.md
 * names a bench by its file without the ending.
 */
const repositoryPath =
  /^(?:contract|workers|shaders|src|server|tools|tests|deploy|bench|public|docs|\.github|\.ci)\/[\w./{},*@-]*$/;
/** Files that the guides ask their readers to create. */
const exampleFile = /cellar|sheen/i;

/**
 * One sentence for each fault of the Markdown files: a relative link without its file or heading; a path in backticks
 * that the repository does not have; a decision that is too long, undated or not in the list; docs/design.md too long.
 */
export function docFaults(): string[] {
  const files = globSync(['**/*.md', '.github/**/*.md'], {
    exclude: (name) => ['node_modules', 'dist', 'data'].includes(name),
  });
  return [...new Set(files)].toSorted().flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [
      ...linkFaults(file, text),
      ...pathFaults(file, text),
      ...lengthFaults(file, text),
      ...decisionFaults(file, text),
    ];
  });
}

/** The text without fenced blocks, which contain examples. */
const withoutBlocks = (text: string): string => text.replaceAll(/^( *)(`{3,}).*\n[^]*?^\1\2.*$/gm, '');
/** The text without fenced blocks and code spans. */
const prose = (text: string): string => withoutBlocks(text).replaceAll(/`[^`\n]+`/g, 'code');

function linkFaults(file: string, text: string): string[] {
  const targets = [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.flatMap((target) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [path = '', heading] = target.split('#');
    const linked = path === '' ? file : join(dirname(file), path);
    if (!existsSync(linked)) return [`${file} links to ${target}, which does not exist.`];
    const isThere = heading === undefined || headingsOf(readFileSync(linked, 'utf8')).has(heading);
    return isThere ? [] : [`${file} links to ${target}, and ${linked} has no such heading.`];
  });
}

/**
 * The anchors of a text as GitHub makes them: lower case, no punctuation, hyphens for spaces, numbers for repetitions.
 */
function headingsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutBlocks(text).matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const plain = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-');
    let anchor = plain;
    for (let count = 1; anchors.has(anchor); count++) anchor = `${plain}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

function pathFaults(file: string, text: string): string[] {
  const spans = [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const paths = new Set(spans.filter((span) => repositoryPath.test(span) && !exampleFile.test(span)));
  return [...paths]
    .filter((path) => !existsSync(path) && globSync([path, `${join(dirname(file), path)}*`]).length === 0)
    .map((path) => `${file} names ${path}, which does not exist.`);
}

/** The number of lines of a text that ends with a line break. */
const linesOf = (text: string): number => text.split('\n').length - 1;

function lengthFaults(file: string, text: string): string[] {
  const most =
    file === 'docs/design.md' ? mostLinesOfDesign : dirname(file) === decisionsFolder ? mostLinesOfDecision : null;
  return most === null || basename(file) === 'README.md' || linesOf(text) <= most
    ? []
    : [`${file} has ${linesOf(text)} lines, where ${most} are allowed.`];
}

function decisionFaults(file: string, text: string): string[] {
  if (dirname(file) !== decisionsFolder || basename(file) === 'README.md') return [];
  const [, number] = /^(\d{4})-[a-z0-9-]+\.md$/.exec(basename(file)) ?? [];
  const [, stated, title] = /^# (\d+)\. (.+)\n/.exec(text) ?? [];
  const [, date, status] = /^Date: (\d{4}-\d\d-\d\d)\. Status: ([^.]+)\./m.exec(text) ?? [];
  const index = join(decisionsFolder, 'README.md');
  const rows = existsSync(index) ? readFileSync(index, 'utf8').split('\n') : [];
  const row = rows.find((line) => line.includes(`](${basename(file)})`));
  const isListed =
    row !== undefined && title !== undefined && date !== undefined && row.includes(title) && row.includes(date);
  return [
    ...(number === undefined || Number(stated) !== Number(number)
      ? [`${file} is to begin with its number and title: "# N. Title".`]
      : []),
    ...(date === undefined || status === undefined ? [`${file} has no line "Date: YYYY-MM-DD. Status: …".`] : []),
    ...(isListed ? [] : [`${index} does not list ${basename(file)} with its title and date.`]),
  ];
}
