import { useEffect, useState } from 'react';
import { useRecordFragments } from '../../state/useRecordFragments.ts';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import { StoryFrame, StoryTitle } from '../../ui/story/StoryFrame.tsx';
import voices from '../../ui/story/voices.module.css';
import { StoryPage, type StoryPageProps } from '../storyPage.tsx';
import { Keepsake } from '../../ui/keepsake/Keepsake.tsx';
import { portraitOf, sentencesOf } from './portrait.ts';
import { SentenceField } from './SentenceField.tsx';
import style from './style.module.css';

/**
 * Sentences to finish, which are read back as a portrait of the reader. The typed text is only in the state of this
 * page: it is neither sent nor stored. The fields and their reflections are excluded from telemetry (`data-private`).
 * The story learns only that every sentence has an end.
 */
export default function ReflectionChamber() {
  // Not in the URL: after a reload the typed text is gone, so there is no portrait to show.
  const [path, setPath] = useState('');
  return (
    <StoryPage slug="reflection-chamber" className={style.page} path={path} fragments="own">
      {(story) => <Chamber {...story} onPath={setPath} />}
    </StoryPage>
  );
}

function Chamber({ page, path, isSettled, onPath }: StoryPageProps & { onPath: (path: string) => void }) {
  const { blocks, title } = page;
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const sentences = sentencesOf(blocks);
  const portrait = portraitOf(sentences, typed);
  const [choice] = page.choices;
  // The last choice that existed. A page with a portrait has no choice, but the button is needed again when the
  // portrait is withdrawn.
  const [readBack, setReadBack] = useState(choice);
  if (choice !== undefined && choice !== readBack) setReadBack(choice);
  const isRead = path !== '' && portrait !== null && choice === undefined;
  // A sentence lost its end, or a new phase added a sentence without one. The reader has to ask for the portrait again.
  const isTakenBack = path !== '' && portrait === null;
  useEffect(() => {
    if (isTakenBack) onPath('');
  }, [isTakenBack, onPath]);
  const { target, expect } = useArrival(isSettled && isRead ? path : '');
  const remarks = blocks.slice(blocks.findLastIndex(({ kind }) => kind === 'quote') + 1);
  const before = blocks.slice(0, blocks.length - remarks.length);
  useRecordFragments(isRead ? blocks : before);

  const opening = before.filter(({ kind }) => kind === 'prose');
  const type = (index: number, text: string) => {
    setTyped(sentences.map((_, at) => (at === index ? text : (typed[at] ?? ''))));
    setLeft(new Set([...left].filter((at) => at !== index)));
  };
  return (
    <StoryFrame isTitleInside hasOwnVoices data-read={isRead ? '' : undefined}>
      <header className={style.pair}>
        <div className={style.mine}>
          <StoryTitle />
          <StoryTexts blocks={opening} />
        </div>
        {isRead ? null : (
          <div className={style.theirs} aria-hidden="true">
            <div className={style.image}>
              <p className={style.title}>{title}</p>
              {opening.map(({ text }, index) => (
                <p key={index}>{text}</p>
              ))}
            </div>
          </div>
        )}
      </header>
      <ol role="list" className={style.sentences} aria-label="Sentences to finish">
        {sentences.map((sentence, index) => (
          <SentenceField
            key={index}
            sentence={sentence}
            typed={typed[index] ?? ''}
            isNamed={sentences[index - 1]?.block.isNew !== true}
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
        {isRead || readBack === undefined ? null : (
          <ChoiceButton
            choice={readBack}
            className={style.read}
            data-track="read:reflection-chamber"
            isDisabled={portrait === null}
            onTake={({ index }) => {
              expect();
              onPath(String(index));
            }}
          />
        )}
        {isRead ? (
          <Keepsake
            name="portrait"
            className={style.keep}
            load={async () => (await import('./keepsake.ts')).paintPortrait(title, portrait ?? '', Date.now())}
          />
        ) : null}
        {isRead ? (
          <div className={`${style.remarks} ${voices.voices}`}>
            <StoryTexts blocks={remarks} />
          </div>
        ) : null}
      </div>
    </StoryFrame>
  );
}
