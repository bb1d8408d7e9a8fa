import type { StoryBlock } from '#contract/api/story.ts';
import style from './NewLine.module.css';
import { unreadTexts } from './unreadTexts.ts';

interface Marked {
  readonly className: string | undefined;
  readonly 'data-new'?: '';
}

/**
 * The attributes of an element that shows a block: its class, and a mark if the block is new since the last visit.
 * B-PLAIN-02.
 */
export const markOf = ({ isNew }: StoryBlock, className?: string): Marked =>
  isNew === true ? { className: [className, style.new].filter(Boolean).join(' '), 'data-new': '' } : { className };

interface NameOptions {
  readonly block: StoryBlock;
  /** False for a new line that follows another new line: a group of new lines is announced once. */
  readonly isNamed?: boolean;
}

/**
 * The label “new:” for screen readers, at the beginning of a new line; nothing for other lines. Put the text beside it
 * into its own element. B-PLAIN-02.
 */
export function NewName({ block, isNamed = true }: NameOptions) {
  if (block.isNew !== true || !isNamed) return null;
  return <span className={`visually-hidden ${style.label}`}>{unreadTexts.isNew} </span>;
}
