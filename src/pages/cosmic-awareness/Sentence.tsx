import { Link } from 'react-router-dom';
import type { StoryBlock } from '#contract/api/story.ts';
import { splitVerdict } from '../../ui/story/storyTextParts.ts';

/** A sentence in letters that can be moved one by one; assistive technology reads it whole. */
function Letters({ block }: { readonly block: StoryBlock }) {
  // The Judge's sentences are shown without their numbers.
  const text = splitVerdict(block.text)?.join(' ') ?? block.text;
  const shown = text.split(' ').map((word, at) => (
    // The key is the position: the sentence never changes while it is shown.
    <span key={at}>
      {Array.from(word, (letter, index) => (
        <i key={index} data-letter="">
          {letter}
        </i>
      ))}
    </span>
  ));
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true" translate="no">
        {shown.flatMap((word, at) => (at === 0 ? [word] : [' ', word]))}
      </span>
    </>
  );
}

/** One sentence on the sky. If the block has a link, the whole sentence is the link. */
export function Sentence({ block }: { readonly block: StoryBlock }) {
  if (block.link === undefined) return <Letters block={block} />;
  return (
    <Link to={block.link} data-track={`follow:cosmic-awareness:${block.link}`}>
      <Letters block={block} />
    </Link>
  );
}
