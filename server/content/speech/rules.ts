import { asked, exhibits } from './asked.ts';
import { careful } from './careful.ts';
import { machine } from './machine.ts';
import type { SpeechRule } from './rule.ts';
import { greetings, names, numbers, oaths, objects } from './small.ts';

const rules: readonly SpeechRule[] = [
  ...careful,
  ...asked,
  ...exhibits,
  ...oaths,
  ...greetings.filter(({ said }) => said.source.startsWith('^')),
  ...numbers,
  ...machine,
  ...greetings.filter(({ said }) => !said.source.startsWith('^')),
  ...names,
  ...objects,
];

/** Every rule but those about rooms, in the order in which they are tried. A function, so that no text counts as two. */
export const rulesInOrder = (): readonly SpeechRule[] => rules;
