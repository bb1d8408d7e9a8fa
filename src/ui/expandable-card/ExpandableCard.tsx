import type { ReactNode } from 'react';
import style from './ExpandableCard.module.css';

interface Props {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
  /** Title of the card and name of its button. */
  readonly title: string;
  /** Shown beside the title whether the card is open or not; nothing if left out. */
  readonly summary?: ReactNode;
  /** Shown only when the card is open. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** One of the page's own colour names: the page's stylesheet decides on its look. */
  readonly colour?: string | undefined;
  /** On the tab above the card, which opens it too; none if left out. */
  readonly tab?: ReactNode;
  /** Which quarter of the upper edge the tab takes, from 0 to 3. */
  readonly tabAt?: number;
}

/**
 * A card that opens and closes. Where scripts are blocked it is open. The page lays out its parts by `data-part`:
 * heading, tab, summary, details; `--hue` is the colour of the card. Spec §4 "Cards".
 */
export function ExpandableCard(props: Props) {
  const { id, isOpen, onToggle, title, summary, children, className, colour, tab, tabAt } = props;
  const detailsId = `${id}-details`;
  return (
    <article className={`${style.card} ${className ?? ''}`} data-open={isOpen} data-colour={colour} data-at={tabAt}>
      <h3 data-part="heading">
        <button
          className={style.toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          data-track={`open:${id}`}
          onClick={() => onToggle(id)}
        >
          {title}
        </button>
      </h3>
      {tab === undefined ? null : (
        <p className={style.tab} data-part="tab">
          {tab}
        </p>
      )}
      {summary === undefined ? null : <div data-part="summary">{summary}</div>}
      <div className={style.details} id={detailsId} data-part="details" hidden={!isOpen}>
        {children}
      </div>
    </article>
  );
}
