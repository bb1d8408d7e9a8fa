import { useEffect, useRef } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { useMotion } from '../../ui/motion.ts';
import { scrollByPage } from '../../ui/scrollByPage.ts';
import { watchSight } from '../../ui/watchSight.ts';
import { StoryText } from '../../ui/story/StoryText.tsx';
import style from './style.module.css';

/** A drawing of a single ticket for line 41. */
function Ticket({ number }: { readonly number: number }) {
  return (
    <svg className={style.ticket} viewBox="0 0 96 44" aria-hidden="true" focusable="false">
      <path d="M2 2H94V42H2V34a3 3 0 0 0 0-6V22a3 3 0 0 0 0-6V10a3 3 0 0 0 0-6Z" />
      <path d="M20 2V42" strokeDasharray="2 3" />
      <circle cx="82" cy="32" r="4" />
      <text x="28" y="19">
        41
      </text>
      <text x="28" y="35">
        {String(number).padStart(3, '0')}
      </text>
    </svg>
  );
}

/** Numbers of the tickets beside her quotes: the first three, the last two, and the ticket that she needs now. */
const tickets = [1, 2, 3, 211, 212, 213];
/** Whether the line says that she has used the last of these tickets already. */
const isUsed = ({ text }: StoryBlock): boolean => text.includes(`a ${tickets.at(-1)}th ticket`);

interface Options {
  readonly blocks: readonly StoryBlock[];
  /** Name of the person who is heard. */
  readonly name: string;
}

/** The words so far, one block below the other. Beside each of her quotes is a ticket. */
export function Transcript({ blocks, name }: Options) {
  const quotes = blocks.filter(({ kind }) => kind === 'quote');
  const numberOf = (quote: StoryBlock): number => {
    const number = tickets[quotes.indexOf(quote)] ?? 0;
    return number === tickets.at(-1) && blocks.some(isUsed) ? number + 1 : number;
  };
  const log = useRef<HTMLDivElement>(null);
  const wasSeen = useRef(true);
  const motion = useMotion();
  const { length } = blocks;
  useEffect(() => {
    const newest = log.current?.lastElementChild;
    // Does not scroll if the reader has scrolled away from the line before the newest. jsdom has no scrollIntoView.
    if (length > 1 && wasSeen.current) {
      scrollByPage(() =>
        newest?.scrollIntoView?.({ block: 'nearest', behavior: motion === 'full' ? 'smooth' : 'instant' }),
      );
    }
    return watchSight(newest ?? null, (isSeen) => (wasSeen.current = isSeen));
  }, [length, motion]);
  return (
    <div ref={log} role="log" aria-label={name}>
      {blocks.map((block, index) => (
        <div key={index} className={style.line} data-kind={block.kind}>
          {block.kind === 'quote' ? <Ticket number={numberOf(block)} /> : null}
          <StoryText block={block} />
        </div>
      ))}
    </div>
  );
}
