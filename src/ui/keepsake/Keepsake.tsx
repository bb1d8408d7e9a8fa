import { useEffect, useEffectEvent, useState } from 'react';
import { ActionButton } from '../ActionButton.tsx';
import type { Painting } from './picture.ts';
import { canShare, saveFile, share } from './saveFile.ts';
import style from './Keepsake.module.css';

interface Options {
  /** The kept thing, as in the name of the file: "toast". Also in `data-track`. */
  readonly name: string;
  /** Loads the code that paints it. Called at each press, so that it paints the present state. */
  readonly load: () => Promise<Painting>;
  /** The page's own look. */
  readonly className?: string | undefined;
}

const sentences = {
  idle: 'Drawn on this device. The court keeps no copy.',
  drawing: 'Drawing.',
  failed: 'The picture could not be drawn. Try once more; if that fails, load the page again or use another browser.',
} as const;

type State = keyof typeof sentences | { readonly kept: string };

/**
 * “Keep this as a picture”: draws a PNG of 1200 by 1500 on this device and saves it as a file. On a touch screen that
 * can pass files on, there is a second button for that. The code that draws is no part of the page: it is fetched once
 * there is something to keep. Nothing is sent by the site. B-KEEP-01.
 */
export function Keepsake({ name, load, className = '' }: Options) {
  const [state, setState] = useState<State>('idle');
  const [isShareable] = useState(canShare);

  const draw = async (handOver: (file: File) => void | Promise<void>) => {
    setState('drawing');
    try {
      const [{ pictureOf }, painting] = await Promise.all([import('./picture.ts'), load()]);
      const file = await pictureOf(painting, name);
      if (file === null) return setState('failed');
      await handOver(file);
      setState({ kept: file.name });
    } catch {
      // A chunk that did not load, or a browser that refuses the canvas: to the reader they are the same.
      setState('failed');
    }
  };
  // In advance, so that it also works without a network by then. It paints nothing yet.
  const fetchCode = useEffectEvent(() => Promise.all([import('./picture.ts'), load()]));
  useEffect(() => {
    // A failure is told at the press. Browsers remember that a module could not be fetched until the page is loaded
    // again.
    fetchCode().catch(() => {});
  }, []);
  const isDrawing = state === 'drawing';
  return (
    <div className={`${style.keepsake} ${className}`}>
      <ActionButton data-track={`keep:${name}`} isDisabled={isDrawing} onClick={() => void draw(saveFile)}>
        keep this as a picture
      </ActionButton>
      {isShareable ? (
        <ActionButton data-track={`share:${name}`} isDisabled={isDrawing} onClick={() => void draw(share)}>
          pass it on
        </ActionButton>
      ) : null}
      <p className={style.said} aria-live="polite">
        {typeof state === 'string' ? sentences[state] : `Drawn: ${state.kept}`}
      </p>
    </div>
  );
}
