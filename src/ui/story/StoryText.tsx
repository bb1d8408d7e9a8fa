import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { StoryBlock } from '#contract/api/story.ts';
import { uniqueKeys } from '../uniqueKeys.ts';
import { splitLastSentence, splitVerdict } from './storyTextParts.ts';
import { markOf, NewName } from './NewLine.tsx';
import { StoryContext } from './StoryContext.ts';

interface Options {
  readonly block: StoryBlock;
  readonly className?: string | undefined;
  /** False for a new line that follows another new line: a group of new lines is announced once. */
  readonly isNamed?: boolean;
}

/**
 * One block of a story as a paragraph, or as a list if it is the Judge's numbered sentences. `data-voice` names the
 * speaker for the stylesheets.
 */
export function StoryText({ block, className, isNamed = true }: Options) {
  const name = block.isNew === true && isNamed ? <NewName block={block} /> : null;
  const { className: marked, ...mark } = markOf(block, className);
  const verdict = splitVerdict(block.text);
  if (verdict !== null) {
    return (
      <ol className={marked} data-voice={block.voice}>
        {verdict.map((sentence, index) => (
          <li key={index} {...mark}>
            {name === null || index > 0 ? sentence : <Named name={name}>{sentence}</Named>}
          </li>
        ))}
      </ol>
    );
  }
  const content = block.link === undefined ? block.text : <LinkedText block={block} link={block.link} />;
  return (
    <p className={marked} data-voice={block.voice} {...mark}>
      {name === null ? content : <Named name={name}>{content}</Named>}
    </p>
  );
}

/** A text after the label of its group. */
function Named({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      {name}
      <span>{children}</span>
    </>
  );
}

interface ListOptions {
  readonly blocks: readonly StoryBlock[];
  /** Leaves out the blocks of these kinds. */
  readonly without?: readonly StoryBlock['kind'][];
  /** One class for all blocks, or a function that returns the class of a block. */
  readonly className?: string | undefined | ((block: StoryBlock) => string | undefined);
}

/** Several blocks of a story, one below the other. */
export function StoryTexts({ blocks, without = [], className }: ListOptions) {
  const shown = blocks.filter(({ kind }) => !without.includes(kind));
  const keys = uniqueKeys(shown.map(({ text }) => text));
  return shown.map((block, index) => (
    <StoryText
      key={keys[index]}
      block={block}
      isNamed={shown[index - 1]?.isNew !== true}
      className={typeof className === 'function' ? className(block) : className}
    />
  ));
}

/**
 * The text of a block, with its link on the last sentence. Following a link that is hard to see counts as a probe.
 * R-RT-08.
 */
export function LinkedText({ block, link }: { readonly block: StoryBlock; readonly link: string }) {
  const { slug } = useContext(StoryContext);
  const [before, last] = splitLastSentence(block.text);
  return (
    <>
      <span>{before}</span>
      <Link to={link} data-track={block.hidden === true ? `hidden:${link}` : `follow:${slug}:${link}`}>
        {last}
      </Link>
    </>
  );
}
