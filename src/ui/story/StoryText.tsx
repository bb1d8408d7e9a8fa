import { useContext } from 'react';
import { Link } from 'react-router-dom';
import type { StoryBlock } from '#contract/api/story.ts';
import { uniqueKeys } from '../uniqueKeys.ts';
import { splitLastSentence, splitVerdict } from './storyTextParts.ts';
import { StoryContext } from './StoryContext.ts';

interface Options {
  readonly block: StoryBlock;
  readonly className?: string | undefined;
}

/** One block of a story as a paragraph, or as a list for the numbered sentences of the Judge. `data-voice` names the speaker for the stylesheets. */
export function StoryText({ block, className }: Options) {
  const verdict = splitVerdict(block.text);
  if (verdict !== null) {
    return (
      <ol className={className} data-voice={block.voice}>
        {verdict.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ol>
    );
  }
  return (
    <p className={className} data-voice={block.voice}>
      <StoryTextContent block={block} />
    </p>
  );
}

interface ListOptions {
  readonly blocks: readonly StoryBlock[];
  /** Leaves out the blocks of these kinds. */
  readonly without?: readonly StoryBlock['kind'][];
  /** A class for all of them, or for each by its block. */
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
      className={typeof className === 'function' ? className(block) : className}
    />
  ));
}

/** The text of a block, with its link on the last sentence. Following a link that is hard to see counts as a probe. R-RT-08. */
export function StoryTextContent({ block }: { readonly block: StoryBlock }) {
  const { slug } = useContext(StoryContext);
  if (block.link === undefined) return block.text;
  const [before, last] = splitLastSentence(block.text);
  return (
    <>
      {before}
      <Link
        to={block.link}
        data-track={block.hidden === true ? `hidden:${block.link}` : `follow:${slug}:${block.link}`}
      >
        {last}
      </Link>
    </>
  );
}
