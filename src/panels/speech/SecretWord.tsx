import { useAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { sayOpens } from '../../content/protocolTexts.ts';
import { lineOpenOnAtom } from './lineOpenOn.ts';
import style from './SecretWord.module.css';

/**
 * The button that opens the reader's input line (`SecretWordLine`). It is hidden while the line is open. It is in the
 * strip above the page, third in the Tab order, and visible from the first minute on. B-CASE-03, B-SAY-06.
 */
export function SecretWord() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useAtom(lineOpenOnAtom);
  return (
    <div className={style.closed} data-secret-word={openOn?.path === pathname ? undefined : ''}>
      <button
        type="button"
        className={style.opener}
        onClick={() => setOpenOn({ path: pathname, from: 'head' })}
        data-track="open:a-line-for-a-word"
      >
        {sayOpens}
      </button>
    </div>
  );
}
