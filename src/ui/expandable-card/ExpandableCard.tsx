import type { ReactNode } from 'react';
import style from './ExpandableCard.module.css';

interface Props {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
  /** Title of the card and name of its button. */
  readonly title: string;
  /** Shown beside the title, whether the card is open or closed. Optional. */
  readonly summary?: ReactNode;
  /** Shown only when the card is open. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** One of the colour names of the page, which `data-colour` maps to `--hue`. */
  readonly colour?: string | undefined;
  /** Content of the tab above the card. A click on the tab opens the card too. Optional. */
  readonly tab?: ReactNode;
  /** Quarter of the upper edge that the tab takes, 0 to 3. */
  readonly tabAt?: number;
}

/**
 * A card that opens and closes. If scripts are blocked, it is open. The page lays out the parts of the card by
 * `data-part`: heading, tab, summary, details. `--hue` is the colour of the card. Spec §4 "Cards".
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
