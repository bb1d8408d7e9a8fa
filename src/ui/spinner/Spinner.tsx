import style from './Spinner.module.css';

/** The spinner. `role`: needed outside a live region. */
export function Spinner({ role }: { readonly role?: 'status' }) {
  return (
    <div className={style.plate} role={role}>
      <span className={style.sweep} aria-hidden="true" />
      Loading...
    </div>
  );
}

/** Background of a page before any of it has loaded. */
export const Ground = () => <div className={style.ground} aria-busy="true" />;
