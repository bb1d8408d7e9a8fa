import { useState } from 'react';
import type { StoryPage } from '#contract/api/story.ts';
import { useRecordFragments } from '../../state/useRecordFragments.ts';
import { useMotion } from '../../ui/motion.ts';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { Decayed } from './Decayed.tsx';
import { asFound, offsetsOf } from './decay.ts';
import { Row } from './Row.tsx';
import style from './style.module.css';
import { useWear } from './useWear.ts';

/** The file on its listing paper, or a certified copy of it: the same text without any damage. */
export function File({ page }: { readonly page: StoryPage }) {
  const motion = useMotion();
  const [isCopy, setCopy] = useState(false);
  const [ruled, setRuled] = useState<number | null>(null);
  const isClean = motion === 'off' || isCopy;
  const { list, listeners, lines, reading } = useWear(page.blocks.length, ruled, isClean);
  useRecordFragments(page.blocks.filter((_, at) => isClean || lines[at]?.isKept === true));

  const offsets = offsetsOf(page.blocks.map(({ text }) => text));
  const kept = lines.filter(({ isKept }) => isKept).length;
  const mean = Math.round(lines.reduce((sum, { damage }) => sum + damage, 0) / Math.max(1, lines.length));
  return (
    <StoryFrame
      hasOwnVoices
      headClass={style.head}
      heading={<Decayed text={page.title} line={asFound} damage={isClean ? 0 : mean} mayExchange={false} />}
      head={
        <p className={style.state}>
          <span>{isClean ? 'certified copy' : `${kept} of ${lines.length} lines kept`}</span>
          {motion === 'off' ? null : (
            <button type="button" aria-pressed={isCopy} data-track="copy:certified" onClick={() => setCopy(!isCopy)}>
              {isCopy ? 'give me the file' : 'give me a certified copy'}
            </button>
          )}
        </p>
      }
    >
      <ol role="list" ref={list} className={style.file} {...listeners}>
        {page.blocks.map((block, line) => (
          <Row
            key={line}
            block={block}
            line={line}
            offset={offsets[line] ?? ''}
            damage={isClean ? 0 : (lines[line]?.damage ?? 0)}
            isKept={lines[line]?.isKept ?? false}
            mayExchange={motion === 'full'}
            isNamed={page.blocks[line - 1]?.isNew !== true}
            isRead={line === reading && !isClean}
            isPinned={line === ruled}
            onRule={() => setRuled(ruled === line ? null : line)}
          />
        ))}
      </ol>
    </StoryFrame>
  );
}
