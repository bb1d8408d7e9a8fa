import { returnsOf } from './echo.ts';
import style from './style.module.css';

/** The end of a line as it comes back: ever less of it, and every letter under its own. */
export function Returns({ line }: { readonly line: string }) {
  return (
    <div className={style.returns} aria-hidden="true">
      {returnsOf(line).map(({ lost, left }, index) => (
        <p key={lost} data-return={index}>
          <span className={style.lost}>{lost}</span>
          {left}
        </p>
      ))}
    </div>
  );
}
