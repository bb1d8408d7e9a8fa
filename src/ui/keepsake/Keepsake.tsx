import { useEffect, useEffectEvent, useState } from 'react';
import { ActionButton } from '../ActionButton.tsx';
import type { Painting } from './picture.ts';
import { canShare, saveFile, share } from './saveFile.ts';
import style from './Keepsake.module.css';

interface Options {
  /** Name of the subject of the picture, used in the file name and in `data-track`: "toast". */
  readonly name: string;
  /** Loads the code that paints the picture. Called at each press, so that the picture shows the present state. */
  readonly load: () => Promise<Painting>;
  /** Class with the styles that the page gives to this component. */
  readonly className?: string | undefined;
}

const sentences = {
  idle: 'Drawn on this device. The court keeps no copy.',
  drawing: 'Drawing.',
  failed: 'The picture could not be drawn. Try once more; if that fails, load the page again or use another browser.',
} as const;

type State = keyof typeof sentences | { readonly kept: string };

/**
 * “Keep this as a picture”: draws a PNG of 1200 by 1500 pixels on this device and saves it as a file. On a touch screen
 * that can share files, a second button shares the file. The drawing code is not part of the page: it is fetched when
 * this component is mounted. The site sends nothing. B-KEEP-01.
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
      // Either a chunk did not load, or the browser refused the canvas. The reader sees the same message for both.
      setState('failed');
    }
  };
  // Fetches the code in advance, so that the button also works if the network is lost later. It paints nothing.
  const fetchCode = useEffectEvent(() => Promise.all([import('./picture.ts'), load()]));
  useEffect(() => {
    // A failure is reported when the button is pressed. Browsers do not fetch a failed module again until the page is
    // reloaded.
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
