import { ChoicePoint } from 'inkjs/engine/ChoicePoint';
import { Container } from 'inkjs/engine/Container';
import type { Story } from 'inkjs/engine/Story';

/** A knot, stitch, gather or choice starts a new list of choices. "b" and "s" are Ink's names for parts of a line. */
const startsList = ({ hasValidName, name }: Container): boolean => hasValidName && name !== 'b' && name !== 's';

/**
 * The number of each choice of a story, by Ink's path to the choice. The number is the index, from 0, in the list of
 * choices in the source, including choices that are not offered. A reader's path consists of these numbers. So a path
 * stays valid when a phase adds or removes choices of a list, or when some choices have been taken.
 */
export function numberChoices({ mainContentContainer }: Story): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const number = ({ content, namedOnlyContent }: Container, list: { next: number }) => {
    for (const part of [...content, ...(namedOnlyContent?.values() ?? [])]) {
      if (part instanceof ChoicePoint) numbers.set(String(part.path), list.next++);
      if (part instanceof Container) number(part, startsList(part) ? { next: 0 } : list);
    }
  };
  number(mainContentContainer, { next: 0 });
  return numbers;
}
