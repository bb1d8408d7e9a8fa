import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMotion } from '../../ui/motion.ts';
import { drawOn, drawPin, toSvg } from './drawing.ts';
import style from './style.module.css';
import { restMs, Tracing } from './tracing.ts';
import { inWords } from './words.ts';

/** What is on the sheet, afresh and at the size that it has now. */
function drawAll(canvas: HTMLCanvasElement, tracing: Tracing): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const size = Math.round(canvas.clientWidth * Math.min(2, devicePixelRatio));
  canvas.width = size;
  canvas.height = size;
  context.strokeStyle = context.fillStyle = getComputedStyle(canvas).color;
  drawPin(context);
  drawOn(context, tracing, { steps: 0, rests: 0 });
}

/**
 * The framed sheet. It is drawn by the page being moved, by wheel, finger or keys alike: under full effects while that
 * happens, otherwise when the page has come to rest. The card beside it says in words what is on it.
 */
export function Sheet() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const tracing = useRef(new Tracing());
  const redrawn = useRef(() => undefined as void);
  const motion = useMotion();
  const [words, say] = useState('Five pens round a pin, on a blank sheet.');
  const describe = useEffectEvent(() => say(inWords(tracing.current)));

  useEffect(() => {
    const sheet = canvas.current;
    if (sheet === null) return;
    let frame = 0;
    let drawn = { steps: 0, rests: 0 };
    const take = () => {
      drawn = { steps: tracing.current.steps.length, rests: tracing.current.rests.length };
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const redraw = () => {
      drawAll(sheet, tracing.current);
      take();
    };
    const draw = () => {
      frame = 0;
      const context = sheet.getContext('2d');
      if (context) drawOn(context, tracing.current, drawn);
      take();
    };
    const onScroll = () => {
      tracing.current.move(scrollY, performance.now());
      if (motion === 'full' && frame === 0) frame = requestAnimationFrame(draw);
      clearTimeout(timer);
      timer = setTimeout(() => {
        describe();
        if (motion !== 'full') redraw();
      }, restMs);
    };
    tracing.current.move(scrollY, performance.now());
    redrawn.current = redraw;
    redraw();
    const resized = new ResizeObserver(redraw);
    resized.observe(sheet);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      resized.disconnect();
      removeEventListener('scroll', onScroll);
    };
  }, [motion]);

  const keep = () => {
    const file = new Blob([toSvg(tracing.current, words)], { type: 'image/svg+xml' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'what-the-pushing-draws.svg';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const clean = () => {
    tracing.current = new Tracing();
    tracing.current.move(scrollY, performance.now());
    redrawn.current();
    say(inWords(tracing.current));
  };
  return (
    <figure className={style.hung}>
      <div className={style.frame}>
        <canvas ref={canvas} className={style.sheet} aria-hidden="true" />
      </div>
      <figcaption className={style.card}>
        <p>{words}</p>
        <p className={style.ways}>
          <button type="button" data-track="keep:figure" onClick={keep}>
            take it down
          </button>
          <button type="button" data-track="clear:figure" onClick={clean}>
            a clean sheet
          </button>
        </p>
      </figcaption>
    </figure>
  );
}
