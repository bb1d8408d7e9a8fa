import type { ReactNode } from 'react';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { markOf, NewName } from '../../ui/story/NewLine.tsx';
import { isAllowed, type Question, settings } from './brief.ts';
import type { Exchange } from './exchanges.ts';
import { Pointer, Toaster } from './Toaster.tsx';
import style from './style.module.css';

interface Options {
  /** The answer in the slot; undefined before the first question. */
  readonly latest: Exchange | undefined;
  readonly questions: readonly Question[];
  readonly setting: number;
  readonly onTurn: (setting: number) => void;
  /** True while an answer is loading. */
  readonly isDown: boolean;
  /** Changes with every answer, so that the same answer pops up again. */
  readonly turn: string;
  /** Content below the toaster: the notes and the keepsake. */
  readonly children: ReactNode;
}

/** The toaster: the slice with the answer, the dial and the lever. This component must be inside the form. */
export function Witness({ latest, questions, setting, onTurn, isDown, turn, children }: Options) {
  return (
    <div className={style.stand}>
      <Arrival
        className={style.slice}
        key={turn}
        data-doneness={latest?.doneness}
        data-bare={latest === undefined || undefined}
        data-down={isDown || undefined}
      >
        <svg className={style.crust} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M5 100V30Q0 26 0 16Q0 0 16 0H84Q100 0 100 16Q100 26 95 30V100Z" vectorEffect="non-scaling-stroke" />
        </svg>
        {latest?.answer.map((block, index) => (
          <blockquote key={index} {...markOf(block)}>
            <NewName block={block} isNamed={latest.answer[index - 1]?.isNew !== true} />
            <span>{block.text}</span>
          </blockquote>
        ))}
      </Arrival>
      <div className={style.body} data-down={isDown || undefined}>
        {/* The key restarts the glow of the wires with every answer. The controls below stay mounted and keep the
            focus. */}
        <Toaster key={turn} />
        <Pointer setting={setting} />
        <p className={style.plate} aria-hidden="true">
          BREVIL
        </p>
        <fieldset className={style.dial}>
          <legend>browning</legend>
          {settings.map((figure) => (
            <label key={figure} data-figure={figure}>
              <input
                type="radio"
                name="browning"
                value={figure}
                checked={figure === setting}
                disabled={!isAllowed(questions, figure)}
                data-track={`browning:${figure}`}
                onChange={() => onTurn(figure)}
              />
              <span>{figure}</span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className={style.lever} data-track="press:lever" aria-disabled={isDown || undefined}>
          <span>press</span>
        </button>
      </div>
      {children}
    </div>
  );
}
