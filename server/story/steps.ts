import { ChoicePoint } from 'inkjs/engine/ChoicePoint';
import { Container } from 'inkjs/engine/Container';
import type { Story } from 'inkjs/engine/Story';

/** What stands under one knot, stitch, gather or choice is a list. "b" and "s" are Ink's names for parts of a line. */
const opensList = ({ hasValidName, name }: Container): boolean => hasValidName && name !== 'b' && name !== 's';

/**
 * The number of each choice of a story, by Ink's own path to it: its place from 0 in its list as it is written, whether
 * or not what stands above it is offered. A reader's path is made of these numbers, so that it means the same choices
 * when a phase opens or closes some of a list, or when some have been taken.
 */
export function numberChoices({ mainContentContainer }: Story): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const number = ({ content, namedOnlyContent }: Container, list: { next: number }) => {
    for (const part of [...content, ...(namedOnlyContent?.values() ?? [])]) {
      if (part instanceof ChoicePoint) numbers.set(String(part.path), list.next++);
      if (part instanceof Container) number(part, opensList(part) ? { next: 0 } : list);
    }
  };
  number(mainContentContainer, { next: 0 });
  return numbers;
}
