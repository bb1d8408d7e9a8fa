import { categoryNames } from '../../content/thoughts/category.ts';
import type { Thought } from '../../content/thoughts/thoughts.ts';
import style from './style.module.css';

/** Length of a stroke. */
const slot = 10;

/** The thoughts so far: a line for each of the ten categories, with a stroke for each thought that was shown. */
export function Stream({ past }: { readonly past: readonly Thought[] }) {
  return (
    <svg className={style.stream} viewBox="0 0 480 100" preserveAspectRatio="none" aria-hidden="true">
      {categoryNames.map((name, row) => (
        <line key={name} className={style.line} x1="0" x2="480" y1={row * 10 + 5} y2={row * 10 + 5} />
      ))}
      {past.map(({ category, colour }, place) => {
        const y = categoryNames.indexOf(category) * 10 + 5;
        // The key is the position: the list only grows, or moves up by one.
        return <line key={place} stroke={colour} x1={place * slot} x2={place * slot + slot} y1={y} y2={y} />;
      })}
    </svg>
  );
}
