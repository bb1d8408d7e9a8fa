import { type FormEvent, useState } from 'react';
import { useSounded } from '../../state/sound.ts';
import { passagesOf } from '../../ui/story/passages.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame, StoryTitle } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { donenessOf, isAllowed, questionsOf, restOf } from './brief.ts';
import { exchangesOf } from './exchanges.ts';
import { Answers, Notes } from './Answers.tsx';
import { Keepsake } from '../../ui/keepsake/Keepsake.tsx';
import style from './style.module.css';
import { Witness } from './Witness.tsx';

/**
 * The deposition of a toaster: the reader chooses a question, turns the dial and presses the lever. The setting of the
 * dial decides the answer.
 */
export default storyPage({ slug: 'brevil', className: style.page }, function Brevil(story) {
  const { path, page, isSettled, hasFailed, take } = story;
  const [turned, setTurned] = useState<number | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const sounded = useSounded();

  const passages = passagesOf(page.blocks);
  const exchanges = exchangesOf(passages);
  const latest = path === '' ? undefined : exchanges.at(-1);
  const questions = questionsOf(page.choices);
  const words = new Map(questions.map((question) => [question.name, question.words]));
  // The dial is set to 2 where a higher setting is not allowed.
  const left = turned ?? (latest === undefined ? 2 : restOf[latest.doneness]);
  const setting = isAllowed(questions, left) ? left : 2;
  const question = questions.find(({ name }) => name === (chosen ?? latest?.question)) ?? questions[0];
  const press = (event: FormEvent) => {
    event.preventDefault();
    const choice = question?.at[donenessOf(setting)];
    if (choice === undefined) return;
    sounded('lever');
    take(choice);
  };
  return (
    <StoryFrame isTitleInside data-setting={setting}>
      <form className={style.sitting} onSubmit={press}>
        <div>
          <StoryTitle className={style.title} />
          <div className={style.opening}>
            <StoryTexts blocks={passages[0]?.blocks ?? []} />
          </div>
          <fieldset className={style.questions}>
            <legend>counsel’s questions</legend>
            {questions.map(({ name, words }) => (
              <label key={name}>
                <input
                  type="radio"
                  name="question"
                  value={name}
                  checked={name === question?.name}
                  data-track={`question:${name}`}
                  onChange={() => setChosen(name)}
                />
                <span className={style.words}>{words}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <Witness
          latest={latest}
          questions={questions}
          setting={setting}
          onTurn={setTurned}
          isDown={!isSettled && !hasFailed}
          turn={isSettled ? path : 'asked'}
        >
          {latest === undefined ? null : (
            <>
              <Notes exchange={latest} />
              <Keepsake
                key={latest.object}
                name="toast"
                className={style.keep}
                load={async () => {
                  const { paintToast } = await import('./keepsake.ts');
                  const answer = latest.answer.map(({ text }) => text).join(' ');
                  return paintToast(words.get(latest.question) ?? '', answer, latest.doneness, Date.now());
                }}
              />
            </>
          )}
        </Witness>
      </form>
      <Answers exchanges={exchanges.slice(0, -1)} words={words} />
    </StoryFrame>
  );
});
