import { Link } from 'react-router-dom';
import type { StoryBlock } from '#contract/api/story.ts';
import { partVerdict } from '../../ui/story/parts.ts';

/** What a block says when it is said in one breath: the Judge's figures go. */
const sentenceOf = ({ text }: StoryBlock): string => partVerdict(text)?.join(' ') ?? text;

/** A sentence in letters that can be moved one by one; assistive technology reads it whole. */
function Letters({ block }: { readonly block: StoryBlock }) {
  const text = sentenceOf(block);
  const words = text.split(' ');
  const shown = words.map((word, at) => (
    // A word is its place: the sentence never changes once it is here.
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
      <span aria-hidden="true">{shown.flatMap((word, at) => (at === 0 ? [word] : [' ', word]))}</span>
    </>
  );
}

/** One sentence, as it hangs on the plate. */
export function Sentence({ block }: { readonly block: StoryBlock }) {
  if (block.link === undefined) return <Letters block={block} />;
  return (
    <Link to={block.link} data-track={`follow:cosmic-awareness:${block.link}`}>
      <Letters block={block} />
    </Link>
  );
}
