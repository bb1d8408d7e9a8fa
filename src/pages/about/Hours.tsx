import { useSyncExternalStore } from 'react';
import { hours } from '../../content/about.ts';
import style from './hours.module.css';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
/** The hour without a session, Monday from 14:00. The archive is dated on a Monday, 14:22:07. */
const recess = { day: 0, hour: 14 } as const;

/**
 * The reader's hour of the week, 0 (Monday, from midnight) to 167. The hour is read when the figure is drawn, and is
 * not updated.
 */
const hourOfWeek = (): number => {
  const date = new Date();
  return ((date.getDay() + 6) % 7) * 24 + date.getHours();
};
const unknownHour = (): number => -1;
const nothingToHear = () => () => {};

/**
 * The week as 168 strokes, one of them missing. From the second issue of the Notice the stroke of the reader's own hour
 * is longer.
 */
export function Hours({ marksNow }: { readonly marksNow: boolean }) {
  const now = useSyncExternalStore(nothingToHear, hourOfWeek, unknownHour);
  const isNow = (day: number, hour: number) => marksNow && now === day * 24 + hour;
  return (
    <section className={style.hours} aria-labelledby="hours">
      <h2 id="hours">{hours.title}</h2>
      <p className="visually-hidden">{hours.described}</p>
      <table aria-hidden="true">
        <tbody>
          {days.map((name, day) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <svg viewBox="0 0 240 20" preserveAspectRatio="none" focusable="false">
                  {Array.from({ length: 24 }, (_, hour) => {
                    if (day === recess.day && hour === recess.hour && !isNow(day, hour)) return null;
                    const isLong = isNow(day, hour);
                    const x = hour * 10 + 0.5;
                    return (
                      <line
                        key={hour}
                        x1={x}
                        x2={x}
                        y1={isLong ? -6 : 5}
                        y2={isLong ? 24 : 15}
                        stroke="currentColor"
                        strokeWidth={isLong ? 2 : 1}
                      />
                    );
                  })}
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {marksNow && <p className={style.now}>{hours.now}</p>}
    </section>
  );
}
