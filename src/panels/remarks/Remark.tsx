import { useAtom, useSetAtom, useStore } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { stabilityAtom } from '../../state/simulation.ts';
import { GradedText } from '../../ui/grade/GradedText.tsx';
import { useInterval } from '../../ui/useInterval.ts';
import { watchWidth } from '../../ui/watchWidth.ts';
import { wornGrades } from './wornGrades.ts';
import { placeRemark } from './placeRemark.ts';
import style from './Remarks.module.css';
import { announceOnceAtom, finishedRemarkAtom } from './announcement.ts';

/** `--slow` of tokens.css. */
const fadeMs = 600;

interface RemarkProps {
  readonly id: number;
  readonly line: string;
  readonly durationMs: number;
}

/**
 * Shows one remark for `durationMs`, and fades it out in the last 600 ms. Keeps its text and its worn letters, whatever
 * is fetched meanwhile.
 */
export function Remark({ id, line, durationMs }: RemarkProps) {
  const store = useStore();
  const [{ text, grades }] = useState(() => ({
    text: line,
    grades: wornGrades(line, id, store.get(stabilityAtom)),
  }));
  const [finished, finish] = useAtom(finishedRemarkAtom);
  const isOver = finished === id;
  const element = useRef<HTMLParagraphElement>(null);
  const announce = useSetAtom(announceOnceAtom);
  const [isLeaving, leave] = useState(false);
  useInterval(() => leave(true), isLeaving ? null : durationMs - fadeMs);
  useInterval(() => finish(id), isOver ? null : durationMs);

  useLayoutEffect(() => {
    const place = () => {
      if (element.current !== null) placeRemark(element.current);
    };
    place();
    return watchWidth(place);
  }, []);
  useEffect(() => {
    announce(id, text);
  }, [announce, id, text]);

  if (isOver) return null;
  return (
    <p
      ref={element}
      className={style.remark}
      aria-hidden="true"
      data-remark={id}
      data-leaving={isLeaving ? '' : undefined}
    >
      <GradedText text={text} grades={grades} />
    </p>
  );
}
