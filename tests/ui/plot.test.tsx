import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { linePath, Plot, type PlotOptions } from '../../src/ui/plot/Plot.tsx';
import '../support/tidy.ts';

const options: PlotOptions = { xs: [0, 5, 10], ys: [0, 1, 0.5], x: [0, 10], y: [0, 1], every: [5, 0.5] };

test('a line connects the figures, with the smallest y at the bottom unless set otherwise', () => {
  expect(linePath(options)).toBe('M0.00 1000.00L500.00 0.00L1000.00 500.00');
  expect(linePath({ ...options, isDownward: true })).toBe('M0.00 0.00L500.00 1000.00L1000.00 500.00');
});

test('a null breaks the line; a stepped line keeps each value until the next', () => {
  expect(linePath({ ...options, ys: [0, null, 0.5] })).toBe('M0.00 1000.00M1000.00 500.00');
  expect(linePath({ ...options, isStepped: true })).toBe('M0.00 1000.00H500.00L500.00 0.00H1000.00L1000.00 500.00');
  expect(linePath({ ...options, xs: [], ys: [] })).toBe('');
});

test('epoch milliseconds are precise enough to separate two seconds in a quarter of an hour', () => {
  const from = 1_763_629_200_000;
  const xs = [from, from + 1000];
  const path = linePath({ ...options, xs, ys: [0, 0], x: [from, from + 900_000] });
  expect(path).toBe('M0.00 1000.00L1.11 1000.00');
});

test('[navigator.language is redefined for the plots] a plot is drawn with any navigator.language, and does not change it', () => {
  Object.defineProperty(navigator, 'language', { value: 'en-US@posix', configurable: true });
  const { container } = render(<Plot {...options} />);
  const [paper, line] = Array.from(container.querySelectorAll('path'), (path) => path.getAttribute('d'));
  expect(paper).toBe('M0.00 0V1000M500.00 0V1000M1000.00 0V1000M0 1000.00H1000M0 500.00H1000M0 0.00H1000');
  expect(line).toBe(linePath(options));
  expect(navigator.language).toBe('en-US@posix');
  Reflect.deleteProperty(navigator, 'language');
});
