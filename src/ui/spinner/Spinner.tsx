import style from './Spinner.module.css';

/** Shown while a page is loaded. R-RT-04. */
export function Spinner() {
  return (
    <div className={style.wait} role="status">
      <span className={style.sweep} aria-hidden="true" />
      Loading...
    </div>
  );
}
