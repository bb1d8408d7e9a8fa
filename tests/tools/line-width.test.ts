import { expect, test } from 'vitest';
import { wideLines } from '../../tools/check/lineWidth.ts';

const words = 'word '.repeat(25);

test('a comment or a log call wider than 120 columns is a fault; other code and comments for a tool are not', () => {
  const source = [
    `// ${words}`,
    `const text = '${words}';`,
    'app.log.warn(',
    '  line,',
    `  '${words}',`,
    ');',
    '/**',
    ` * ${words}`,
    ' */',
    `// oxlint-disable-next-line no-await-in-loop -- ${words}`,
    `console.error('${words}');`,
    `log[level](line, '${words}');`,
    `print('${words}');`,
  ];
  expect(wideLines(source.join('\n'))).toEqual([1, 5, 8, 11, 12]);
  expect(wideLines(`// ${'a'.repeat(117)}\n// ${'a'.repeat(118)}`)).toEqual([2]);
});
