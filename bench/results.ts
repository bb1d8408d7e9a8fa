import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, ratioOf } from './Figure.ts';

/** The figures of the last `npm run bench -- --save`, by name. */
export type Results = Readonly<Record<string, Result>>;
export interface Result {
  readonly value: number;
  readonly unit: string;
  readonly ratio?: number;
}

const file = join(import.meta.dirname, 'results.json');

export const readResults = (): Results => JSON.parse(readFileSync(file, 'utf8')) as Results;

const rounded = (value: number): number => Number(value.toPrecision(3));

/** Writes the figures. Keeps the `earlier` figures of bench files that were not measured. */
export function writeResults(earlier: Results, figures: readonly Figure[]): void {
  const fileOf = (name: string) => name.split(':')[0];
  const measured = new Set(figures.map(({ name }) => fileOf(name)));
  const kept = Object.entries(earlier).filter(([name]) => !measured.has(fileOf(name)));
  const fresh = figures.map((figure): [string, Result] => {
    const ratio = ratioOf(figure);
    const { name, value, unit } = figure;
    // A ratio to a reference of 0 cannot be written as JSON.
    const isFinite = ratio !== null && Number.isFinite(ratio);
    return [name, { value: rounded(value), unit, ...(isFinite && { ratio: rounded(ratio) }) }];
  });
  const sorted = Object.fromEntries(
    [...kept, ...fresh].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
  );
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
