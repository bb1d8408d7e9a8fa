import { useState } from 'react';
import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { Pair } from './Pair.tsx';
import { portraitOf, sentencesOf } from './portrait.ts';
import style from './style.module.css';

/**
 * A page about its reader, by its reader. The story supplies sentences and the reader ends them; what is typed is held by
 * this component and by nothing else. It is neither sent nor kept: fields and whatever repeats them are private to the
 * telemetry, and the one thing that the story hears is that every sentence has an end.
 */
export default function ReflectionChamber() {
  // Not in the address: that outlasts the words, and would have a portrait read back that nobody has written.
  const [path, setPath] = useState('');
  const { page, isSettled, failure, wait } = useRoom('reflection-chamber', path);
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const blocks = page?.blocks ?? [];
  const sentences = sentencesOf(blocks);
  const portrait = portraitOf(sentences, typed);
  const readBack = page?.choices[0];
  const isRead = path !== '' && portrait !== null && readBack === undefined;
  // A sentence lost its end, or a new phase brought one without: whoever ends it says again that it is done.
  if (path !== '' && portrait === null) setPath('');
  const { target, expect } = useArrival<HTMLElement>(isSettled && isRead ? path : '');
  const remarks = blocks.slice(blocks.findLastIndex(({ kind }) => kind === 'quote') + 1);
  useFinds(isRead ? blocks : blocks.filter((block) => !remarks.includes(block)));

  if (page === undefined) return wait(style.room);

  const opening = blocks.filter((block) => block.kind === 'prose' && !remarks.includes(block));
  const type = (index: number, text: string) => {
    setTyped(sentences.map((_, at) => (at === index ? text : (typed[at] ?? ''))));
    setLeft(new Set([...left].filter((at) => at !== index)));
  };
  return (
    <main className={style.room} data-read={isRead ? '' : undefined}>
      <header className={style.pair}>
        <div className={style.mine}>
          <h1>{page.title}</h1>
          {opening.map((block) => (
            <Said key={block.text} block={block} room="reflection-chamber" />
          ))}
        </div>
        {isRead ? null : (
          <div className={style.theirs} aria-hidden="true">
            <div className={style.image}>
              <p className={style.title}>{page.title}</p>
              {opening.map(({ text }) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </div>
        )}
      </header>
      <ol className={style.sentences} aria-label="Sentences to finish">
        {sentences.map((sentence, index) => (
          <Pair
            key={sentence.given}
            sentence={sentence}
            typed={typed[index] ?? ''}
            isLeft={left.has(index)}
            isReflected={!isRead}
            onType={(text) => type(index, text)}
            onLeave={() => setLeft(new Set([...left, index]))}
          />
        ))}
      </ol>
      {isRead ? (
        <div className={style.glass}>
          <section ref={target} tabIndex={-1} className={style.portrait} aria-label="Portrait" data-private="">
            <p>{portrait}</p>
          </section>
        </div>
      ) : null}
      <div className={style.foot}>
        {readBack === undefined ? null : (
          <button
            type="button"
            className={style.read}
            data-track="read:reflection-chamber"
            aria-disabled={portrait === null || !isSettled || undefined}
            onClick={() => {
              if (portrait === null || !isSettled) return;
              expect();
              setPath(String(readBack.index));
            }}
          >
            {readBack.text}
          </button>
        )}
        {isRead ? (
          <div className={`${style.remarks} ${voices.voices}`}>
            {remarks.map((block) => (
              <Said key={block.text} block={block} room="reflection-chamber" />
            ))}
          </div>
        ) : null}
        {failure}
      </div>
    </main>
  );
}
