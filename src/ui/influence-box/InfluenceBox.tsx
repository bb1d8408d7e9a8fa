import { Link } from 'react-router-dom';
import style from './InfluenceBox.module.css';

interface InfluenceBoxProps {
  readonly isLoading: boolean;
  /** The message in the seat; null for none, or while the server gives no answer. */
  readonly message: { readonly designation: string; readonly message: string } | null;
  /** The name of the box where it shows something else than the present seat. */
  readonly label?: string;
  /** True where no money moves; the invitation says so beside its price. B-INF-02. */
  readonly isDemonstration?: boolean;
}

/**
 * The current influence message, or none. Not a live region: it changes by itself every ten seconds, and each change
 * would interrupt a screen reader. R-INF-01, 02.
 */
export function InfluenceBox({
  isLoading,
  message,
  label = 'Current influence',
  isDemonstration = false,
}: InfluenceBoxProps) {
  return (
    <section className={style.box} aria-label={label} aria-busy={isLoading}>
      {message !== null ? (
        <>
          <p className={style.designation} dir="auto" translate="no">
            {message.designation.toUpperCase()}
          </p>
          <p className={style.message} dir="auto">
            {message.message}
          </p>
        </>
      ) : isLoading ? (
        <p className={style.note}>Loading influence data...</p>
      ) : (
        <>
          <p className={style.message}>
            <Link className={style.offer} to="/checkout" data-cta="checkout" data-track="open:checkout">
              No current influence - be the first to gain power for $13
            </Link>
          </p>
          {isDemonstration && <p className={style.note}>A demonstration: no money moves.</p>}
        </>
      )}
    </section>
  );
}
