import { pencilNotes } from '../../content/survivalReport.ts';
import style from './style.module.css';

/** The pencil notes beside a section, up to the reader's phase; none at phase 0. */
export function Pencil({ section, phase }: { readonly section: number; readonly phase: number }) {
  const notes = pencilNotes.filter((note) => note.section === section && note.fromPhase <= phase);
  if (notes.length === 0) return null;
  return (
    <aside className={style.pencil} aria-label={`Pencilled beside section ${section}`}>
      {notes.map(({ text }, index) => (
        <p key={index}>{text}</p>
      ))}
    </aside>
  );
}
