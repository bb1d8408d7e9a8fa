import { type FormEvent, useState } from 'react';
import { useFinds } from '../../state/useFinds.ts';
import { passagesOf } from '../../ui/story/parts.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { donenessOf, isAllowed, questionsOf, restOf } from './brief.ts';
import { exchangesOf } from './exchanges.ts';
import { Notes, Record } from './Record.tsx';
import style from './style.module.css';
import { Witness } from './Witness.tsx';

/** The deposition of a toaster: choose a question, turn the dial, press the lever. How hard one presses is the answer. */
export default function Brevil() {
  const { path, page, isSettled, choose, failure, wait } = useRoom('brevil');
  const { target, expect } = useArrival<HTMLElement>(isSettled ? path : '');
  const [turned, turn] = useState<number | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const passages = passagesOf(page.blocks);
  const exchanges = exchangesOf(passages);
  const latest = path === '' ? undefined : exchanges.at(-1);
  const questions = questionsOf(page.choices);
  const words = new Map(questions.map((question) => [question.name, question.words]));
  // The public's dial stops at 2, wherever it stood before.
  const left = turned ?? (latest === undefined ? 2 : restOf[latest.doneness]);
  const setting = isAllowed(questions, left) ? left : 2;
  const question = questions.find(({ name }) => name === (chosen ?? latest?.question)) ?? questions[0];
  const press = (event: FormEvent) => {
    event.preventDefault();
    const choice = question?.at[donenessOf(setting)];
    if (choice === undefined || !isSettled) return;
    expect();
    choose(choice.index);
  };
  return (
    <main className={`${style.room} ${voices.voices}`} data-setting={setting}>
      <form className={style.sitting} onSubmit={press}>
        <div>
          <h1 className={style.title}>{page.title}</h1>
          <div className={style.opening}>
            {passages[0]?.blocks.map((block) => (
              <Said key={block.text} block={block} room="brevil" />
            ))}
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
                <span>{words}</span>
              </label>
            ))}
          </fieldset>
          {failure}
        </div>
        <Witness
          latest={latest}
          questions={questions}
          setting={setting}
          onTurn={turn}
          isDown={!isSettled && failure === null}
          target={target}
          turn={isSettled ? path : 'asked'}
        >
          {latest === undefined ? null : <Notes exchange={latest} />}
        </Witness>
      </form>
      <Record exchanges={exchanges.slice(0, -1)} words={words} />
    </main>
  );
}
