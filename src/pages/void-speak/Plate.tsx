import style from './style.module.css';
import { aperturesOf, slots } from './echo.ts';

/** The plate between this side and the other: what is being typed stands in its slots. */
export function Plate({ text }: { readonly text: string }) {
  return (
    <div className={style.plate} aria-hidden="true">
      {aperturesOf(text).map((open, index) => (
        // A slot is its place.
        <span key={`${index}/${slots}`} style={{ transform: `scaleY(${0.07 + 0.93 * open})` }} />
      ))}
    </div>
  );
}
