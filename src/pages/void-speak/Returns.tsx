import { returnsOf } from './echo.ts';
import style from './style.module.css';

/** The echo of a line: each return is shorter, and its letters are below the same letters of the previous return. */
export function Returns({ line }: { readonly line: string }) {
  return (
    <div className={style.returns} aria-hidden="true">
      {returnsOf(line).map(({ lost, left }, index) => (
        <p key={index} data-return={index}>
          <span className={style.lost}>{lost}</span>
          <span>{left}</span>
        </p>
      ))}
    </div>
  );
}
