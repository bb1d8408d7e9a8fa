import style from './Spinner.module.css';

/** The spinner; `role` where it is not inside a live region. */
export function Spinner({ role }: { readonly role?: 'status' }) {
  return (
    <div className={style.plate} role={role}>
      <span className={style.sweep} aria-hidden="true" />
      Loading...
    </div>
  );
}

/** The ground of a page of which nothing has loaded. */
export const Ground = () => <div className={style.ground} aria-busy="true" />;
