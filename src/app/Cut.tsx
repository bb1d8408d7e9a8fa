import { useState } from 'react';
import { createPortal } from 'react-dom';
import { besidePage } from '../ui/besidePage.ts';
import { useMotion } from '../ui/motion.ts';
import style from './Cut.module.css';

/**
 * The cut between two pages, 240 ms: the text of the new one comes out of its ground in three coarse grades; with calm
 * effects it fades in, with effects off there is no cut. The first page of a document comes without. B-NAV-04.
 * `shown`: the path of the shown page.
 */
export function Cut({ shown }: { readonly shown: string }) {
  const isOff = useMotion() === 'off';
  const [cut, setCut] = useState({ to: shown, isDone: true });
  if (cut.to !== shown) setCut({ to: shown, isDone: isOff });
  // With effects off no animation ends the cut: it would appear as soon as effects are on again.
  else if (isOff && !cut.isDone) setCut({ to: shown, isDone: true });
  if (cut.isDone) return null;
  const end = () => setCut((last) => ({ ...last, isDone: true }));
  const ground = <div key={cut.to} className={style.cut} data-cut aria-hidden="true" onAnimationEnd={end} />;
  // Beside the page it inherits the ground of the body.
  return createPortal(ground, besidePage());
}
