import style from './style.module.css';

interface Options {
  /** Pieces there are, by type. */
  readonly types: Readonly<Record<string, number>>;
  /** Types of the pieces found. */
  readonly found: readonly string[];
}

/** What is not here: an empty place for each, by type. What would lie in it is not known on this machine. */
export function Gaps({ types, found }: Options) {
  const rows = Object.entries(types)
    .map(([type, all]) => ({ type, all, here: found.filter((one) => one === type).length }))
    .sort((a, b) => (a.type < b.type ? -1 : 1));
  const exhibits = found.filter((type) => type === 'egg').length;
  return (
    <dl className={style.gaps} aria-label="What is missing, by type">
      {rows.map(({ type, all, here }) => (
        <div key={type}>
          <dt>{type}</dt>
          <dd>
            <span className={style.here}>
              {here}
              <span className="visually-hidden"> here, {Math.max(0, all - here)} missing</span>
            </span>
            <span className={style.places} aria-hidden="true">
              {Array.from({ length: all }, (_, index) => (
                <i key={index} data-here={index < here || undefined} />
              ))}
            </span>
          </dd>
        </div>
      ))}
      <div>
        <dt>exhibit</dt>
        <dd>
          <span className={style.here}>{exhibits}</span>
          <span className={style.unsaid}>of a number that is not given out</span>
        </dd>
      </div>
    </dl>
  );
}
