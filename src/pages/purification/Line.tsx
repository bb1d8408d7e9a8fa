import { Link } from 'react-router-dom';
import type { StoryBlock } from '#contract/api/story.ts';
import { markOf, NewName } from '../../ui/story/NewLine.tsx';
import { splitVerdict } from '../../ui/story/storyTextParts.ts';
import style from './style.module.css';

/** Each word in a span with its grade, which `useWash` changes later. */
function Soiled({ text, isClean }: { readonly text: string; readonly isClean: boolean }) {
  return text.split(' ').map((word, index) => (
    // The words of a line never change their order.
    <span key={index} data-grade={isClean ? '0' : '35'}>
      {index === 0 ? word : ` ${word}`}
    </span>
  ));
}

interface Options {
  readonly block: StoryBlock;
  /** False for a new line directly below another new line: the group is named once. */
  readonly isNamed: boolean;
  /** True with effects off: all words are clean from the start. */
  readonly isClean: boolean;
}

/** One line of the text. */
export function Line({ block, isNamed, isClean }: Options) {
  const verdict = splitVerdict(block.text);
  const { className, ...mark } = markOf(block, style.line);
  if (verdict !== null) {
    return (
      <ol className={className} data-voice={block.voice} data-line="">
        {verdict.map((sentence, index) => (
          <li key={index} {...mark}>
            <NewName block={block} isNamed={isNamed && index === 0} />
            <span>
              <Soiled text={sentence} isClean={isClean} />
            </span>
          </li>
        ))}
      </ol>
    );
  }
  const words = <Soiled text={block.text} isClean={isClean} />;
  return (
    <p className={className} {...mark} data-voice={block.voice} data-line="">
      <NewName block={block} isNamed={isNamed} />
      {block.link === undefined ? (
        words
      ) : (
        <Link to={block.link} data-track={`follow:purification:${block.link}`}>
          {words}
        </Link>
      )}
    </p>
  );
}
