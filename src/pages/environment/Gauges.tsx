import { environmentTexts as texts } from '../../content/environment.ts';
import style from './style.module.css';
import { bandOf, extentOf, hourText, type Surroundings, versionOf } from './surroundings.ts';

interface Options {
  readonly surroundings: Surroundings;
  readonly set: Partial<Surroundings>;
  readonly height: number;
  readonly onChange: (surroundings: Partial<Surroundings>) => void;
  readonly onFollow: () => void;
}

/** The three gauges, each with the device's own value until the reader sets another value. */
export function Gauges({ surroundings, set, height, onChange, onFollow }: Options) {
  const { hour, light, width } = surroundings;
  const isSet = Object.keys(set).length > 0;
  const gauges = [
    {
      key: 'hour',
      name: texts.hour,
      said: `${hourText(hour)}, ${bandOf(hour)}`,
      range: { min: 0, max: 23.75, step: 0.25, value: hour },
      change: (value: number) => onChange({ hour: value }),
    },
    {
      key: 'light',
      name: texts.light,
      said: texts.blind(light),
      range: { min: 0, max: 100, step: 5, value: light * 100 },
      change: (value: number) => onChange({ light: value / 100 }),
    },
    {
      key: 'width',
      name: texts.window,
      said: `${Math.round(width)} × ${height} px, ${extentOf(width)}`,
      range: { min: 240, max: 2400, step: 20, value: width },
      change: (value: number) => onChange({ width: value }),
    },
  ];
  return (
    <section className={style.gauges} aria-label={texts.readings}>
      {gauges.map(({ key, name, said, range, change }) => (
        <label key={key} className={style.gauge} data-track={`set:${key}`}>
          <span>{name}</span>
          <span className={style.reading} data-set={key in set || undefined}>
            {said}
          </span>
          <input
            type="range"
            className="slider"
            {...range}
            aria-label={name}
            aria-valuetext={said}
            onChange={(event) => change(Number(event.target.value))}
          />
        </label>
      ))}
      <p className={style.state}>
        <output>{texts.version[versionOf(surroundings)]}</output>
        {isSet ? (
          <button type="button" data-track="follow:environment" onClick={onFollow}>
            {texts.follow}
          </button>
        ) : (
          <span>{texts.yours}</span>
        )}
      </p>
    </section>
  );
}
