import { useEffect, useRef } from 'react';
import { watchSight } from '../watchSight.ts';
import style from './FootGround.module.css';

/** The window's foot alone. */
const atFoot = '-99% 0px 0px 0px';

/**
 * In a section that has another ground than its page, and is positioned: the bar at the foot takes its ground while it
 * is above the bar. B-FOOT-01.
 */
export function FootGround({ colour }: { readonly colour: 'slate' | 'tide' }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { dataset } = document.body;
    const onChange = (isAbove: boolean) => {
      if (isAbove) dataset['foot'] = colour;
      else delete dataset['foot'];
    };
    const stop = watchSight(mark.current, onChange, 0, atFoot);
    return () => {
      stop();
      delete dataset['foot'];
    };
  }, [colour]);
  return <span ref={mark} className={style.ground} aria-hidden="true" />;
}
