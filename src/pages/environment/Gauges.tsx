import { environmentWords as words } from '../../content/environment.ts';
import { bandOf, clockOf, extentOf, type Readings, versionOf } from './readings.ts';
import style from './style.module.css';

interface Options {
  readonly readings: Readings;
  readonly set: Partial<Readings>;
  readonly height: number;
  readonly onChange: (readings: Partial<Readings>) => void;
  readonly onFollow: () => void;
}

/** The three readings, each with the device's own figure until the reader sets another. */
export function Gauges({ readings, set, height, onChange, onFollow }: Options) {
  const { hour, light, width } = readings;
  const isSet = Object.keys(set).length > 0;
  const rows = [
    {
      key: 'hour',
      name: words.hour,
      said: `${clockOf(hour)}, ${bandOf(hour)}`,
      value: hour,
      max: 23.75,
      step: 0.25,
      change: (value: number) => onChange({ hour: value }),
    },
    {
      key: 'light',
      name: words.light,
      said: words.blind(light),
      value: light * 100,
      max: 100,
      step: 5,
      change: (value: number) => onChange({ light: value / 100 }),
    },
    {
      key: 'width',
      name: words.window,
      said: `${Math.round(width)} × ${height} px, ${extentOf(width)}`,
      value: width,
      min: 240,
      max: 2400,
      step: 20,
      change: (value: number) => onChange({ width: value }),
    },
  ] as const;
  return (
    <section className={style.gauges} aria-label={words.readings}>
      {rows.map(({ key, name, said, value, max, step, change, ...row }) => (
        <label key={key} className={style.gauge}>
          <span>{name}</span>
          <span className={style.reading} data-set={key in set || undefined}>
            {said}
          </span>
          <input
            type="range"
            min={'min' in row ? row.min : 0}
            max={max}
            step={step}
            value={value}
            aria-label={name}
            aria-valuetext={said}
            onChange={(event) => change(Number(event.target.value))}
          />
        </label>
      ))}
      <p className={style.state}>
        <output>{words.version[versionOf(readings)]}</output>
        {isSet ? (
          <button type="button" data-track="follow:environment" onClick={onFollow}>
            {words.follow}
          </button>
        ) : (
          <span>{words.yours}</span>
        )}
      </p>
    </section>
  );
}
