import type { KeyboardEvent, PointerEvent } from 'react';
import { GradedText } from '../../ui/grade/GradedText.tsx';
import { gradesOf, surfaceAt } from './hold.ts';
import style from './style.module.css';

interface Options {
  readonly word: string;
  readonly isHeld: boolean;
  /** 0.2 to 1, from the simulation. */
  readonly stability: number;
  readonly hand: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Indices of the bands of water. Each band sways separately. */
const bands = Array.from({ length: 9 }, (_, index) => index);

/**
 * The word, and the same word as it looks through water. The stylesheet animates the water; no frame is requested here.
 */
export function Word({ word, isHeld, stability, hand }: Options) {
  return (
    <button
      type="button"
      className={style.scene}
      aria-pressed={isHeld}
      aria-describedby="how-to-hold"
      data-track="hold:anchor"
      data-held={isHeld || undefined}
      style={{ '--rest': `${surfaceAt(stability)}%` } as Record<string, string>}
      // A long touch holds the word and must not open a context menu.
      onContextMenu={(event) => event.preventDefault()}
      {...hand}
    >
      <span className={style.word}>
        <GradedText text={word} grades={gradesOf(word, stability)} />
      </span>
      <span className={style.water} aria-hidden="true">
        <span className={style.depth}>
          {bands.map((band) => (
            <span key={band} className={`${style.word} ${style.band}`}>
              {word}
            </span>
          ))}
        </span>
        <svg className={style.surface} viewBox="0 0 1440 120" preserveAspectRatio="none">
          <path d="M0 1H1440" vectorEffect="non-scaling-stroke" />
          <path d="M60 22H340M420 22H520M700 22H1010M1190 22H1310" vectorEffect="non-scaling-stroke" />
          <path d="M180 54H250M560 54H700M900 54H980M1260 54H1420" vectorEffect="non-scaling-stroke" />
          <path d="M20 96H60M380 96H430M1060 96H1130" vectorEffect="non-scaling-stroke" />
        </svg>
      </span>
    </button>
  );
}
