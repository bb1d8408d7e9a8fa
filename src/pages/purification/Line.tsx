import { Link } from 'react-router-dom';
import type { StoryBlock } from '#contract/api/story.ts';
import { partVerdict } from '../../ui/story/parts.ts';
import style from './style.module.css';

/** Words that come up soiled; `useWash` does the rest. */
function Soiled({ text, isClean }: { readonly text: string; readonly isClean: boolean }) {
  return text.split(' ').map((word, index) => (
    // A word is its place: a line never changes once it is here.
    <span key={index} data-grade={isClean ? '0' : '35'}>
      {index === 0 ? word : ` ${word}`}
    </span>
  ));
}

interface Options {
  readonly block: StoryBlock;
  /** True with effects off: nothing is soiled to begin with. */
  readonly isClean: boolean;
}

/** One line of the sheet, alone in its white. */
export function Line({ block, isClean }: Options) {
  const verdict = partVerdict(block.text);
  if (verdict !== null) {
    return (
      <ol className={style.line} data-voice={block.voice} data-line="">
        {verdict.map((sentence) => (
          <li key={sentence}>
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
    <p className={style.line} data-voice={block.voice} data-line="">
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
