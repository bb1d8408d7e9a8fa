import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { casebookTexts } from '../../content/casebook.ts';
import { enteredRoomsAtom } from '../../state/rooms.ts';
import style from './Casebook.module.css';

/** Links to the rooms that the reader has entered. A room with new text since the last visit is marked. */
export function EnteredRooms({ onLeave }: { readonly onLeave: () => void }) {
  const rooms = useAtomValue(enteredRoomsAtom);
  if (rooms.length === 0) return null;
  return (
    <section aria-label={casebookTexts.rooms}>
      <h2 className={style.heading}>{casebookTexts.rooms}</h2>
      <ul className={style.rooms}>
        {rooms.map(({ slug, hasChanged }) => (
          <li key={slug} data-changed={hasChanged ? '' : undefined}>
            <Link to={`/${slug}`} translate="no" data-track={`follow:casebook:/${slug}`} onClick={onLeave}>
              {`/${slug}`}
            </Link>
            {hasChanged ? <span className={style.changed}> {casebookTexts.changed}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
