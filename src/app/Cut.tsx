import { useState } from 'react';
import { createPortal } from 'react-dom';
import { besidePage } from '../ui/besidePage.ts';
import { useMotion } from '../ui/motion.ts';
import style from './Cut.module.css';

/**
 * The transition between two pages, 240 ms: the text of the new page appears in three steps, in squares. With calm
 * effects it fades in. There is no transition with effects off, or for the first page of a document. B-NAV-04. `shown`:
 * the path of the shown page.
 */
export function Cut({ shown }: { readonly shown: string }) {
  const isOff = useMotion() === 'off';
  const [cut, setCut] = useState({ to: shown, isDone: true });
  if (cut.to !== shown) setCut({ to: shown, isDone: isOff });
  // With effects off no animation ends the transition, so the transition would be shown as soon as effects are on
  // again.
  else if (isOff && !cut.isDone) setCut({ to: shown, isDone: true });
  if (cut.isDone) return null;
  const end = () => setCut((last) => ({ ...last, isDone: true }));
  const ground = <div key={cut.to} className={style.cut} data-cut aria-hidden="true" onAnimationEnd={end} />;
  // In a portal outside the page's element, so that the layer inherits the background of the body.
  return createPortal(ground, besidePage());
}
