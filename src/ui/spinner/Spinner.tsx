import style from './Spinner.module.css';

/** What shows while a room is being fetched. R-RT-04. */
export function Spinner() {
  return (
    <div className={style.wait} role="status">
      <span className={style.sweep} aria-hidden="true" />
      Loading...
    </div>
  );
}
