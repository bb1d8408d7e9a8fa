import { abilities } from './abilities.ts';
import { asked } from './asked.ts';
import { careful } from './careful.ts';
import { creatures } from './creatures.ts';
import { exhibits } from './exhibits.ts';
import { greetings } from './greetings.ts';
import { machine } from './machine.ts';
import { names } from './names.ts';
import { newcomers } from './newcomers.ts';
import { numbers } from './numbers.ts';
import { oaths } from './oaths.ts';
import { objects } from './objects.ts';
import { offered } from './offered.ts';
import { parties } from './parties.ts';
import { requests } from './requests.ts';
import type { SpeechRule } from './rule.ts';
import { states } from './states.ts';

const rules: readonly SpeechRule[] = [
  ...careful,
  ...asked,
  ...newcomers,
  ...offered,
  ...exhibits,
  ...oaths,
  ...greetings.filter(({ said }) => said.source.startsWith('^')),
  ...numbers,
  ...machine,
  ...abilities,
  ...states,
  ...requests,
  ...greetings.filter(({ said }) => !said.source.startsWith('^')),
  ...creatures,
  ...parties,
  ...names,
  ...objects,
];

/**
 * Every rule except those about rooms, in the order in which they are tried. A function, because
 * tests/content/gated.test.ts would count the texts of an exported list twice.
 */
export const rulesInOrder = (): readonly SpeechRule[] => rules;
