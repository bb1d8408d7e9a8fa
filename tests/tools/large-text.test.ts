import postcss from 'postcss';
import { expect, test } from 'vitest';
import { largeText, underRoot } from '../../tools/build/largeText.ts';

const compiled = async (css: string): Promise<string> =>
  (await postcss([largeText()]).process(css, { from: undefined })).css.replace(/\s+/g, ' ').trim();

test('[B-SET-01] the block of a breakpoint stands a second time, after the first, for a page with enlarged text', async () => {
  expect(await compiled('.a { color: red } @media (--narrow) { .a, .b > .c { color: blue } } .d { color: red }')).toBe(
    ".a { color: red } @media (--narrow) { .a, .b > .c { color: blue } } :where(:root[data-large-text~='narrow']) .a, " +
      ":where(:root[data-large-text~='narrow']) .b > .c { color: blue } .d { color: red }",
  );
});

test('[B-SET-01] the block for wider windows does not hold for a page with enlarged text', async () => {
  expect(await compiled('@media not (--phone) { .a { color: red } }')).toBe(
    "@media not (--phone) { :where(:root:not([data-large-text~='phone'])) .a { color: red } }",
  );
});

test('[B-SET-01] other queries, and the steps of an animation, stay as they are', async () => {
  const css = '@media (height < 40rem) { .a { color: red } }';
  expect(await compiled(css)).toBe(css);
  expect(await compiled('@media (--phone) { @keyframes a { from { opacity: 0 } } }')).toContain(
    '@keyframes a { from { opacity: 0 } } }',
  );
});

test.each([
  ['.a .b', ':where(:root[x]) .a .b'],
  [':global(:root):has(.a) .b', ':global(:root):has(.a):where([x]) .b'],
  [":global([data-effects='full']) .a", ":global([data-effects='full']):where([x]) .a"],
  [':global(body):has(.a > .b)', ':where(:root[x]) :global(body):has(.a > .b)'],
])('[B-SET-01] what is said of the root element stays said of it: %s', (selector, expected) => {
  expect(underRoot(selector, '[x]')).toBe(expected);
});
