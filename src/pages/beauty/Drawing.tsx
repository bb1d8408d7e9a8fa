import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { saveFile } from '../../ui/keepsake/saveFile.ts';
import { useMotion } from '../../ui/motion.ts';
import { type Surface, useCanvas } from '../../ui/useCanvas.ts';
import { useFrames } from '../../ui/useFrames.ts';
import { useWindowEvents } from '../../ui/useWindowEvents.ts';
import { drawOn, drawPin, toSvg } from './drawing.ts';
import style from './style.module.css';
import { restMs, Tracing } from './tracing.ts';
import { inWords } from './words.ts';

/**
 * The framed sheet. Scrolling draws on it, by wheel, finger or keys: under full effects while the page moves, otherwise
 * when scrolling has stopped. The card beside the sheet describes the drawing in words.
 */
export function Drawing() {
  const tracing = useRef(new Tracing());
  const drawn = useRef({ steps: 0, rests: 0 });
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFull = useMotion() === 'full';
  const captionId = useId();
  const [words, setWords] = useState('Five pens round a pin, on a blank sheet.');

  /** Draws the points that are not on the sheet yet. */
  const drawNew = ({ context, width }: Pick<Surface, 'context' | 'width'>) => {
    drawOn(context, width, tracing.current, drawn.current);
    drawn.current = { steps: tracing.current.steps.length, rests: tracing.current.rests.length };
  };
  const { canvas, redraw } = useCanvas(({ context, width, height }) => {
    context.clearRect(0, 0, width, height);
    context.strokeStyle = context.fillStyle = getComputedStyle(context.canvas).color;
    drawPin(context, width);
    drawn.current = { steps: 0, rests: 0 };
    drawNew({ context, width });
  });
  const ask = useFrames(
    () => {
      const context = canvas.current?.getContext('2d');
      if (context) drawNew({ context, width: context.canvas.clientWidth });
    },
    { startsItself: false },
  );
  const onScroll = () => {
    tracing.current.move(scrollY, performance.now());
    if (isFull) ask();
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      setWords(inWords(tracing.current));
      if (!isFull) redraw();
    }, restMs);
  };
  useWindowEvents({ scroll: onScroll });
  const begin = useEffectEvent(() => tracing.current.move(scrollY, performance.now()));
  useEffect(() => {
    begin();
    return () => clearTimeout(rest.current);
  }, []);

  const keep = () =>
    saveFile(new File([toSvg(tracing.current, words)], 'what-the-pushing-draws.svg', { type: 'image/svg+xml' }));
  const clear = () => {
    tracing.current = new Tracing();
    tracing.current.move(scrollY, performance.now());
    redraw();
    setWords(inWords(tracing.current));
  };
  return (
    <figure className={style.hung} aria-labelledby={captionId}>
      <div className={style.frame}>
        <canvas ref={canvas} className={style.sheet} aria-hidden="true" />
      </div>
      <figcaption className={style.card}>
        <p id={captionId}>{words}</p>
        <p className={style.ways}>
          <ActionButton data-track="keep:figure" onClick={keep}>
            take it down
          </ActionButton>
          <ActionButton data-track="clear:figure" onClick={clear}>
            a clean sheet
          </ActionButton>
        </p>
      </figcaption>
    </figure>
  );
}
