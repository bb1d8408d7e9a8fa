import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import type { Transcript } from '#contract/api/transcript.ts';
import { publicRoutes } from '#contract/routes.ts';
import { transcriptTexts as texts } from '../../content/transcriptTexts.ts';
import { isRecordKeptAtom } from '../../state/consent.ts';
import { fragmentLabel } from '../../state/fragmentLabel.ts';
import { enteredRoomsAtom } from '../../state/rooms.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Letter } from './Letter.tsx';
import { Part } from './Part.tsx';
import { Story } from './Story.tsx';
import style from './style.module.css';

/** Paths of the public pages, without this page. */
const publicPaths = publicRoutes
  .filter((slug) => slug !== 'transcript')
  .map((slug) => (slug === 'home' ? '/' : `/${slug}`));

/** The contents and the parts, in order. A part without entries is left out. */
export default function Sheet({ transcript }: { readonly transcript: Transcript }) {
  const { pages, letters, files, protocols, collation, exhibits } = transcript;
  const contents = [
    { id: 'pages', title: texts.pages, entries: pages.map(({ slug, title }) => ({ id: `page-${slug}`, title })) },
    {
      id: 'letters',
      title: texts.letters,
      entries: letters.map(({ phase, from }) => ({ id: `letter-${phase}`, title: texts.from(from) })),
    },
    {
      id: 'files',
      title: texts.files,
      entries: files.map(({ filename }) => ({ id: `file-${filename}`, title: filename })),
    },
    {
      id: 'clauses',
      title: texts.protocols,
      entries: protocols.map(({ word, title }) => ({ id: `clause-${word}`, title })),
    },
    { id: 'exhibits', title: texts.exhibits, entries: exhibits.map(() => null) },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <>
      <State transcript={transcript} />
      {contents.length === 0 ? null : (
        <nav className={style.contents} aria-labelledby="contents">
          <h2 id="contents">{texts.contents}</h2>
          <ol>
            {contents.map(({ id, title, entries }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
                <ol>
                  {entries.map((entry) =>
                    entry === null ? null : (
                      <li key={entry.id}>
                        <a href={`#${entry.id}`} translate={id === 'files' ? 'no' : undefined}>
                          {entry.title}
                        </a>
                      </li>
                    ),
                  )}
                </ol>
              </li>
            ))}
          </ol>
          <p className={style.print}>
            <ActionButton className={style.way} data-track="print:transcript" onClick={() => print()}>
              {texts.print}
            </ActionButton>
          </p>
        </nav>
      )}
      <Part id="pages" title={texts.pages} hasAny={pages.length > 0}>
        {pages.map((page) => (
          <Story key={page.slug} page={page} />
        ))}
      </Part>
      <Part id="letters" title={texts.letters} hasAny={letters.length > 0}>
        {letters.map((letter) => (
          <Letter key={letter.phase} letter={letter} />
        ))}
      </Part>
      <Part id="files" title={texts.files} hasAny={files.length > 0}>
        {files.map(({ filename, fragment }) => (
          <article key={filename} className={style.entry} aria-labelledby={`file-${filename}`}>
            <h3 id={`file-${filename}`} translate="no">
              {filename}
            </h3>
            {fragment.split('\n').map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </article>
        ))}
      </Part>
      <Part id="clauses" title={texts.protocols} hasAny={protocols.length > 0}>
        {protocols.map(({ word, title, text }) => (
          <article key={word} className={style.entry} aria-labelledby={`clause-${word}`}>
            <h3 id={`clause-${word}`}>{title}</h3>
            <p className={style.note}>
              <span>{texts.word} </span>
              <span translate="no">{word}</span>
            </p>
            <p>{text}</p>
          </article>
        ))}
        {collation === undefined ? null : (
          <div className={style.entry}>
            {[...collation.joints, collation.left].map((sentence, index) => (
              <p key={index}>{sentence}</p>
            ))}
          </div>
        )}
      </Part>
      <Part id="exhibits" title={texts.exhibits} hasAny={exhibits.length > 0}>
        <ul className={style.entry}>
          {exhibits.map((slug) => (
            <li key={slug}>{fragmentLabel(`egg:${slug}`).name}</li>
          ))}
        </ul>
      </Part>
      <footer className={style.notHere}>
        <p>{texts.notHere}</p>
        <p>{texts.publicPages}</p>
        <ul className={style.public}>
          {publicPaths.map((path) => (
            <li key={path}>
              <Link className={style.open} to={path} translate="no" data-track={`follow:transcript:${path}`}>
                {path}
              </Link>
            </li>
          ))}
        </ul>
      </footer>
    </>
  );
}

/** The message for a transcript without pages: nothing was read yet, or no record is kept. */
function State({ transcript: { pages, letters } }: { readonly transcript: Transcript }) {
  const isRecordKept = useAtomValue(isRecordKeptAtom);
  const rooms = useAtomValue(enteredRoomsAtom);
  if (pages.length > 0) return null;
  if (isRecordKept) return letters.length > 0 ? null : <p className={style.state}>{texts.empty}</p>;
  if (rooms.length === 0) return <p className={style.state}>{texts.withoutRooms}</p>;
  return (
    <div className={style.state}>
      <p>{texts.withoutRecord}</p>
      <ul>
        {rooms.map(({ slug }) => (
          <li key={slug}>
            <Link to={`/${slug}`} translate="no" data-track={`follow:transcript:/${slug}`}>
              {`/${slug}`}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
