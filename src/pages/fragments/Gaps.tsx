import style from './style.module.css';

interface Options {
  /** Total number of fragments, by type. */
  readonly types: Readonly<Record<string, number>>;
  /** The type of each fragment that was found. */
  readonly found: readonly string[];
}

/** The missing fragments: an empty mark for each, by type. This device does not know their names. */
export function Gaps({ types, found }: Options) {
  const countOf = (type: string) => found.filter((one) => one === type).length;
  const rows = Object.entries(types)
    .map(([type, all]) => ({ type, all, here: countOf(type) }))
    .sort((a, b) => (a.type < b.type ? -1 : 1));
  return (
    <dl className={style.gaps} aria-label="What is missing, by type">
      {rows.map(({ type, all, here }) => (
        <div key={type}>
          <dt>{type}</dt>
          <dd>
            <span className={style.here}>
              <span>{here}</span>
              <span className="visually-hidden">{` here, ${Math.max(0, all - here)} missing`}</span>
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
          <span className={style.here}>{countOf('egg')}</span>
          <span className={style.unsaid}>of a number that is not given out</span>
        </dd>
      </div>
    </dl>
  );
}
