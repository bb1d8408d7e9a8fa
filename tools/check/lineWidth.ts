import { globSync, readFileSync } from 'node:fs';

/** Most columns in a line of a comment or of a log call. prettier wraps neither. */
const mostColumns = 120;

const sources = [
  '{bench,contract,server,shaders,src,tests,tools,workers}/**/*.{ts,tsx,frag,vert,glsl}',
  '*.ts',
  'public/*.js',
];

const comment = /^\s*(?:\/\/|\/\*|\*)/;
const logCall = /\b(?:console\.\w+|log(?:\.\w+|\[.+\]))\(/;
/** Comments for a tool must stay on one line. */
const directive = /(?:oxlint|prettier)-|@ts-/;

/** Numbers, from 1, of the lines that are too wide and part of a comment or of a log call. */
export function wideLines(source: string): number[] {
  const wide: number[] = [];
  let isLogged = false;
  for (const [index, line] of source.split('\n').entries()) {
    isLogged ||= logCall.test(line);
    const isChecked = isLogged || (comment.test(line) && !directive.test(line));
    if (isChecked && line.length > mostColumns) wide.push(index + 1);
    if (/\)[;,]?$/.test(line)) isLogged = false;
  }
  return wide;
}

/** One sentence for each line of a comment or of a log call that is too wide. */
export const widthFaults = (): string[] =>
  globSync(sources).flatMap((file) =>
    wideLines(readFileSync(file, 'utf8')).map(
      (line) => `${file}:${line}: a comment or log call is wider than ${mostColumns} columns.`,
    ),
  );
