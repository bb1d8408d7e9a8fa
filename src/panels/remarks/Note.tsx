import { useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Graded } from '../../ui/grade/Graded.tsx';
import { useInterval } from '../../ui/useInterval.ts';
import { wornGrades } from './pencil.ts';
import { setInMargin } from './place.ts';
import style from './Remarks.module.css';
import { sayOnceAtom } from './voice.ts';

interface NoteProps {
  readonly id: number;
  readonly line: string;
  readonly durationMs: number;
  readonly stability: number;
}

/** One pencil note for as long as it lasts. It goes on saying what it said, whatever is fetched meanwhile. */
export function Note({ id, line, durationMs, stability }: NoteProps) {
  const [{ text, grades }] = useState(() => ({ text: line, grades: wornGrades(line, id, stability) }));
  const [isOver, setOver] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  const say = useSetAtom(sayOnceAtom);
  useInterval(() => setOver(true), isOver ? null : durationMs);

  useLayoutEffect(() => {
    if (note.current !== null) setInMargin(note.current);
  }, []);
  useEffect(() => {
    say(id, text);
  }, [say, id, text]);
  useEffect(() => {
    note.current?.style.setProperty('--lasts', `${durationMs}ms`);
  }, [durationMs]);

  if (isOver) return null;
  return (
    <p ref={note} className={style.note} aria-hidden="true" data-remark={id}>
      <Graded text={text} grades={grades} />
    </p>
  );
}
