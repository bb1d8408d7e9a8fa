import { expect, test } from 'vitest';
import { looseTexts } from '../../tools/check/looseTexts.ts';

const inComponent = (jsx: string): string =>
  `import { words } from './words.ts';\nfunction Part({ n, text, children }: { readonly children: ReactNode }) {\n  return ${jsx};\n}`;

test.each([
  ['a number beside a word', '<p>{n} of five</p>'],
  ['a text beside an element', '<p><b>One</b> {text}</p>'],
  ['a text that comes and goes beside another', "<p>One{n > 1 ? ', two' : ''}</p>"],
  ['a text that comes and goes beside an element', '<p>{n > 1 && text}<b>One</b></p>'],
  ['a fixed text after an element that comes and goes', '<p>{n > 1 ? <b>One</b> : null} two</p>'],
  ['a fixed text after a list', '<p>{words.map((word) => <b key={word}>{word}</b>)} two</p>'],
  ['a text in a fragment', '<p>{n > 1 ? <>One <b>two</b></> : null}</p>'],
  ['a text in a named fragment', '<p>{words.map((word) => <Fragment key={word}>{word}</Fragment>)}</p>'],
  ['a list of texts', '<p>{words.map((word) => word.text)}</p>'],
  ['a component that is a text', 'text'],
  ['a component that is sometimes a text', 'n > 1 ? text : <b>One</b>'],
  ['texts of a computed member', '<p>{words[n]} <b>One</b></p>'],
])('[B-TRN-01] %s is a fault', (_, jsx) => {
  expect(looseTexts(inComponent(jsx))).toHaveLength(1);
});

test.each([
  ['one text', '<p>{text}</p>'],
  ['one template', '<p>{`${n} of five`}</p>'],
  ['texts in elements of their own', '<p><b>{n}</b> of <b>{text}</b></p>'],
  ['text or element, alone', '<p>{n > 1 ? text : <b>One</b>}</p>'],
  ['fixed texts beside each other', '<p>{words.one} <b>two</b> {words.three}</p>'],
  ['an element that comes and goes after a fixed text', '<p>One {n > 1 ? <b>two</b> : null}</p>'],
  ['a fixed text after an element that stays', '<p>{n > 1 ? <i /> : null}<b>One</b> two</p>'],
  ['children beside elements', '<p><b>One</b>{children}</p>'],
  ['a list of elements', '<p><b>One</b>{words.map((word) => <b key={word}>{word}</b>)}</p>'],
  ['a drawing', '<svg><text>{n} mm</text></svg>'],
  ['joined texts', "<p>{words.map((word) => word.text).join(', ')}</p>"],
])('[B-TRN-01] %s is none', (_, jsx) => {
  expect(looseTexts(inComponent(jsx))).toEqual([]);
});

test('[B-TRN-01] a fault names its line and its element', () => {
  expect(looseTexts(`// “Ein Wort”\n${inComponent('<p>{n} of five</p>')}`)).toEqual([
    '4: <p> has a text that may change beside other children',
  ]);
});

test('[B-TRN-01] a component in a constant that is sometimes a text is a fault', () => {
  expect(looseTexts('const Part = ({ text, n }) => (n > 1 ? <b>One</b> : text);')).toEqual(['1: Part is a bare text']);
  expect(looseTexts('const Part = ({ text, n }) => (n > 1 ? <b>One</b> : <i>{text}</i>);')).toEqual([]);
  expect(looseTexts('const part = (text, n) => (n > 1 ? <b>One</b> : text);')).toEqual([]);
});
