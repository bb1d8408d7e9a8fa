import type { Frame } from './sheet.ts';
import style from './style.module.css';

/** A file as an outline: a box for each letter, a cross through each lost letter, and measurements around the name. */
export function Outline({ frame }: { readonly frame: Frame }) {
  const { name, letters, lost, time, code, recoveredAs } = frame;
  return (
    <li
      className={style.frame}
      data-hover={name ?? 'a frame'}
      data-recovered={recoveredAs === null ? undefined : ''}
      data-empty={name === null ? '' : undefined}
    >
      <p className={style.name}>
        {name === null ? (
          <span className="visually-hidden">A frame with nothing in it</span>
        ) : (
          <span className="visually-hidden" translate="no">
            {name}
          </span>
        )}
        <span aria-hidden="true" translate="no">
          {letters.map(({ sign, grade }, at) => (
            // The letters never change their order.
            <span key={at} data-grade={grade === 0 ? undefined : grade}>
              {sign}
            </span>
          ))}
        </span>
      </p>
      <dl className={style.figures}>
        <Figure of="first letter" is={code} />
        <Figure of="time" is={time} />
        <Figure of="letters" is={String(letters.length)} />
        <Figure of="letters gone" is={String(lost)} />
        {recoveredAs === null ? null : <Figure of="your recovery, number" is={String(recoveredAs)} />}
      </dl>
    </li>
  );
}

const Figure = ({ of, is }: { readonly of: string; readonly is: string }) => (
  <div data-figure={of.replace(/\W+/g, '-')}>
    <dt className="visually-hidden">{of}</dt>
    <dd>{is}</dd>
  </div>
);
