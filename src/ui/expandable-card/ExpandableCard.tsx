import type { ReactNode } from 'react';
import style from './ExpandableCard.module.css';

interface Props {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
  /** Title of the card and name of its button. */
  readonly title: string;
  /** Shown beside the title whether the card is open or not. */
  readonly summary: ReactNode;
  /** Shown only when the card is open. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** One of the page's own colour names: the page's stylesheet decides what it looks like. */
  readonly colour?: string;
}

/**
 * A card that opens and closes. Where scripts are blocked it is open. The page lays out its parts by `data-part`: heading,
 * summary, details. Spec §4 "Cards".
 */
export function ExpandableCard({ id, isOpen, onToggle, title, summary, children, className, colour }: Props) {
  const detailsId = `${id}-details`;
  return (
    <article className={`${style.card} ${className ?? ''}`} data-open={isOpen} data-colour={colour}>
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
      <div data-part="summary">{summary}</div>
      <div className={style.details} id={detailsId} data-part="details" hidden={!isOpen}>
        {children}
      </div>
    </article>
  );
}
