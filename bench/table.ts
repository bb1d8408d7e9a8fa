import { type Figure, isWithinBudget, ratioOf } from './Figure.ts';
import type { Result, Results } from './results.ts';

const shown = (value: number): string =>
  Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en-GB') : String(Number(value.toPrecision(3)));

const committedText = ({ value, unit, ratio }: Result): string =>
  `${shown(value)} ${unit}${ratio === undefined ? '' : `, ratio ${shown(ratio)}`}`;

function row(figure: Figure, committed: Result | undefined): string[] {
  const { name, value, unit, reference, budget } = figure;
  const ratio = ratioOf(figure);
  const limit =
    budget && (budget.of === 'ratio' ? `ratio ${shown(budget.most)}` : `${shown(budget.most)} ${unit}`.trimEnd());
  return [
    name,
    `${shown(value)} ${unit}`,
    reference ? `${shown(reference.value)} ${unit} (${reference.name})` : '',
    ratio === null ? '' : shown(ratio),
    limit === undefined ? '' : `${limit}${isWithinBudget(figure) ? '' : ' EXCEEDED'}`,
    committed ? committedText(committed) : '',
  ];
}

/** All figures as one Markdown table, with the values of the last saved run in the last column. */
export function tableOf(figures: readonly Figure[], results: Results): string {
  const head = ['figure', 'measured', 'reference', 'ratio', 'budget', 'committed'];
  const rows = [head, ...figures.map((figure) => row(figure, results[figure.name]))];
  const widths = head.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.slice(1).map(line)].join('\n');
}
