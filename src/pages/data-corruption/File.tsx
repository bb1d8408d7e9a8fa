import { useRef, useState } from 'react';
import type { StoryPage } from '#contract/api/story.ts';
import { useFinds } from '../../state/useFinds.ts';
import { useMotion } from '../../ui/motion.ts';
import { Decayed } from './Decayed.tsx';
import { asFound, offsetsOf } from './decay.ts';
import { Row } from './Row.tsx';
import style from './style.module.css';
import { useWear } from './useWear.ts';

/** The file on its listing paper. A certified copy lies beside it, which has all of the words and none of the history. */
export function File({ page }: { readonly page: StoryPage }) {
  const motion = useMotion();
  const [isCopy, setCopy] = useState(false);
  const [ruled, setRuled] = useState<number | null>(null);
  const sheet = useRef<HTMLOListElement>(null);
  const isClean = motion === 'off' || isCopy;
  const { lines, reading } = useWear(sheet, page.blocks.length, ruled, isClean);
  useFinds(page.blocks.filter((_, at) => isClean || lines[at]?.isKept === true));

  const offsets = offsetsOf(page.blocks.map(({ text }) => text));
  const kept = lines.filter(({ isKept }) => isKept).length;
  const mean = Math.round(lines.reduce((sum, { damage }) => sum + damage, 0) / Math.max(1, lines.length));
  return (
    <>
      <header className={style.head}>
        <h1>
          <Decayed text={page.title} line={asFound} damage={isClean ? 0 : mean} mayExchange={false} />
        </h1>
        <p className={style.state}>
          <span>{isClean ? 'certified copy' : `${kept} of ${lines.length} lines kept`}</span>
          {motion === 'off' ? null : (
            <button type="button" aria-pressed={isCopy} data-track="copy:certified" onClick={() => setCopy(!isCopy)}>
              {isCopy ? 'give me the file' : 'give me a certified copy'}
            </button>
          )}
        </p>
      </header>
      <ol ref={sheet} className={style.file}>
        {page.blocks.map((block, line) => (
          <Row
            key={block.text}
            block={block}
            line={line}
            offset={offsets[line] ?? ''}
            damage={isClean ? 0 : (lines[line]?.damage ?? 0)}
            isKept={lines[line]?.isKept ?? false}
            mayExchange={motion === 'full'}
            isRuled={line === reading && !isClean}
            isPinned={line === ruled}
            onRule={() => setRuled(ruled === line ? null : line)}
          />
        ))}
      </ol>
    </>
  );
}
