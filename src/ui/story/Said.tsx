import { Link } from 'react-router-dom';
import type { StoryBlock } from '#contract/api/story.ts';
import { partLastSentence, partVerdict } from './parts.ts';

interface Options {
  readonly block: StoryBlock;
  readonly className?: string | undefined;
  /** Names the click for the telemetry, as `follow:<room>`. */
  readonly room: string;
}

/** One line of a story by its speaker: `data-voice` lets each room set the agents apart. The last sentence carries the link. */
export function Said({ block, className, room }: Options) {
  const verdict = partVerdict(block.text);
  if (verdict !== null) {
    return (
      <ol className={className} data-voice={block.voice}>
        {verdict.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    );
  }
  return (
    <p className={className} data-voice={block.voice}>
      <Words block={block} room={room} />
    </p>
  );
}

/** The words of a line, with the way onward set into them. One that is hard to see counts as a probe once it is taken. */
export function Words({ block, room }: Pick<Options, 'block' | 'room'>) {
  if (block.link === undefined) return block.text;
  const [before, last] = partLastSentence(block.text);
  return (
    <>
      {before}
      <Link
        to={block.link}
        data-track={block.hidden === true ? `hidden:${block.link}` : `follow:${room}:${block.link}`}
      >
        {last}
      </Link>
    </>
  );
}
