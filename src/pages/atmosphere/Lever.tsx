import type { CSSProperties } from 'react';
import style from './style.module.css';

interface Options {
  readonly name: string;
  readonly number: number;
  readonly value: number;
  readonly max: number;
  /** The value in words. */
  readonly text: string;
  /** Labels along the lever, from the lowest notch up. Some may be empty. */
  readonly notches: readonly string[];
  readonly onMove: (value: number) => void;
}

/** A lever: a vertical range input, with its stem, its notches and its plate. */
export function Lever({ name, number, value, max, text, notches, onMove }: Options) {
  const at = { '--at': value / max } as CSSProperties;
  return (
    <label className={style.lever} style={at}>
      <span className={style.throw}>
        <span className={style.notches} aria-hidden="true">
          {notches.map((notch, index) => (
            <span key={index} data-here={index === value || undefined}>
              {notch}
            </span>
          ))}
        </span>
        <span className={style.stem} aria-hidden="true" />
        <span className={style.rail}>
          <input
            type="range"
            min={0}
            max={max}
            step={1}
            value={value}
            aria-label={name}
            aria-orientation="vertical"
            aria-valuetext={text}
            data-track={`lever:${name}`}
            onChange={({ target }) => onMove(Number(target.value))}
          />
        </span>
      </span>
      <span className={style.plate} data-clear="" aria-hidden="true">
        <span>{number}</span>
        <span>{name}</span>
      </span>
    </label>
  );
}
