import { Link } from 'react-router-dom';
import style from './InfluenceBox.module.css';

interface InfluenceBoxProps {
  readonly isLoading: boolean;
  /** The current message; null if there is none, or while the server does not answer. */
  readonly message: { readonly designation: string; readonly message: string } | null;
  /** Accessible name of the box. Needed if the box shows a message other than the current one. */
  readonly label?: string;
  /** True if no money is charged. The invitation then says so beside the price. B-INF-02. */
  readonly isDemonstration?: boolean;
}

/**
 * Shows the current influence message, or an invitation to buy one. It is not a live region: the message may change
 * every ten seconds, and each change would interrupt a screen reader. R-INF-01, 02.
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
