import { GradedText, type Grade } from '../../ui/grade/GradedText.tsx';
import { inKilohertz } from './band.ts';
import style from './style.module.css';

/**
 * The frequency in large figures, and the signal strength. The weaker the signal, the coarser the figures. With a
 * signal only the last figures are coarse; without a signal all figures are coarse.
 */
export function Readout({ dial, strength }: { readonly dial: number; readonly strength: number }) {
  const figures = inKilohertz(dial);
  const grade: Grade = strength >= 9 ? 0 : strength >= 7 ? 10 : strength > 0 ? 20 : 35;
  const grades = Array.from(figures, (_, index): Grade => (index < 4 && strength > 0 ? 0 : grade));
  return (
    <div>
      <p className={style.frequency}>
        <GradedText text={figures} grades={grades} />
      </p>
      <p className={style.strength}>
        <span>kHz</span>
        <span>{`strength ${strength}`}</span>
        <span className={style.bars} aria-hidden="true">
          {Array.from({ length: 9 }, (_, index) => (
            <i key={index} data-on={index < strength || undefined} />
          ))}
        </span>
      </p>
    </div>
  );
}
