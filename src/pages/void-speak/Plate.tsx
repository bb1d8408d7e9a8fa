import style from './style.module.css';
import { aperturesOf, slots } from './echo.ts';

/** The plate between the two sides: a slot opens for each character that is typed. */
export function Plate({ text }: { readonly text: string }) {
  return (
    <div className={style.plate} aria-hidden="true">
      {aperturesOf(text).map((open, index) => (
        // The slots never change their order, so the index is a stable key.
        <span key={`${index}/${slots}`} style={{ transform: `scaleY(${0.07 + 0.93 * open})` }} />
      ))}
    </div>
  );
}
