import { useEffect, useRef } from 'react';
import { watchSight } from '../watchSight.ts';
import style from './FootGround.module.css';

/** Root margin: only the lowest 1 % of the window counts. */
const atFoot = '-99% 0px 0px 0px';

/**
 * Put this component into a positioned section whose background differs from that of its page. While the section is
 * above the bar of the drawer, the bar takes the background of the section. B-FOOT-01.
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
