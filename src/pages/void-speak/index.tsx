import { type FormEvent, useState } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useRoom } from '../useRoom.tsx';
import { Answer } from './Answer.tsx';
import { nextMould } from './composer.ts';
import { Plate } from './Plate.tsx';
import { Returns } from './Returns.tsx';
import style from './style.module.css';

/** The longest line that goes through. */
const longest = 140;

/** A line, and the mould that answers it; null when none fits. */
interface Spoken {
  readonly line: string;
  readonly before: string | null;
  readonly mould: StoryBlock | null;
  /** The mould to try first next time. */
  readonly next: number;
  /** Counts what was spoken, so that the same words said twice come back twice. */
  readonly turn: number;
}

/**
 * A grating to speak into. The story sends moulds; the reader’s words are poured into them here, are kept by nothing but
 * this page, and go nowhere: fields are no part of the telemetry, and what repeats them is marked private.
 */
export default function VoidSpeak() {
  const { page, failure, wait } = useRoom('void-speak');
  const [text, setText] = useState('');
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const blocks = page?.blocks ?? [];
  const moulds = blocks.filter(({ kind }) => kind === 'log');
  const told = blocks.filter(({ kind, text: mould }) => kind !== 'log' || answered.includes(mould));
  useFinds(told);

  if (page === undefined) return wait(style.room);

  const speak = (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    const before = spoken?.line ?? null;
    const from = spoken?.next ?? 0;
    const texts = moulds.map((each) => each.text);
    const at = nextMould(texts, from, line, before);
    const mould = at === null ? null : (moulds[at] ?? null);
    if (mould !== null) setAnswered([...answered, mould.text]);
    setSpoken({ line, before, mould, next: at === null ? from : at + 1, turn: (spoken?.turn ?? 0) + 1 });
    setText('');
  };
  return (
    <main className={style.room}>
      <div className={style.side}>
        <h1>{page.title}</h1>
        <div className={style.said}>
          {blocks
            .filter(({ kind }) => kind === 'prose')
            .map((block) => (
              <Said key={block.text} block={block} room="void-speak" />
            ))}
          {failure}
        </div>
        <form className={style.form} onSubmit={speak} data-private="" autoComplete="off">
          <input
            type="text"
            className={style.field}
            aria-label="Say something into it"
            placeholder="Say something into it"
            maxLength={longest}
            enterKeyHint="send"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className={style.speak} data-track="speak:void-speak">
            speak
          </button>
        </form>
        <Plate text={text} />
      </div>
      <div className={style.beyond} data-private="">
        {spoken === null ? null : <Returns key={spoken.turn} line={spoken.line} />}
        {/* Stands from the beginning: a live region that arrives together with its text is not read. */}
        <div className={style.answer} role="status" data-voice={spoken?.mould?.voice}>
          {spoken === null || spoken.mould === null ? null : (
            <Answer key={spoken.turn} line={spoken.line} before={spoken.before} mould={spoken.mould.text} />
          )}
        </div>
        {blocks
          .filter(({ kind }) => kind === 'caption')
          .map((block) => (
            <Said key={block.text} block={block} className={style.caption} room="void-speak" />
          ))}
      </div>
    </main>
  );
}
