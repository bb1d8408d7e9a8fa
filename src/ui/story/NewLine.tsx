import type { StoryBlock } from '#contract/api/story.ts';
import style from './NewLine.module.css';
import { unreadTexts } from './unreadTexts.ts';

interface Marked {
  readonly className: string | undefined;
  readonly 'data-new'?: '';
}

/**
 * The attributes of an element that shows a block: its class, and the mark of one that is new since the last visit.
 * B-PLAIN-02.
 */
export const markOf = ({ isNew }: StoryBlock, className?: string): Marked =>
  isNew === true ? { className: [className, style.new].filter(Boolean).join(' '), 'data-new': '' } : { className };

interface NameOptions {
  readonly block: StoryBlock;
  /** False for a new line below another one: a group of them is named once. */
  readonly isNamed?: boolean;
}

/**
 * The name of a new line for screen readers, at the head of its element; nothing for any other line. A text beside it
 * has an element of its own. B-PLAIN-02.
 */
export function NewName({ block, isNamed = true }: NameOptions) {
  if (block.isNew !== true || !isNamed) return null;
  return <span className={`visually-hidden ${style.label}`}>{unreadTexts.isNew} </span>;
}
