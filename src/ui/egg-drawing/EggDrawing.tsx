import type { EggRarity, EggType } from '#contract/egg.ts';
import { eggPaths, tagDetail, tagOutline, tagThread } from './paths.ts';
import { tagHeight, tagWidth } from './position.ts';
import style from './EggDrawing.module.css';

/**
 * Draws an egg as SVG: an object on its evidence tag, coloured by rarity. Hidden from assistive technology: name it in
 * text too.
 */
export function EggDrawing({ type, rarity }: { readonly type: EggType; readonly rarity: EggRarity }) {
  return (
    <svg
      className={style.drawing}
      data-rarity={rarity}
      viewBox={`0 0 ${tagWidth} ${tagHeight}`}
      width={tagWidth}
      height={tagHeight}
      aria-hidden="true"
    >
      <path className={style.tag} d={tagOutline} />
      <path className={style.threadEdge} d={tagThread} />
      <path d={`${tagThread} ${tagDetail} ${eggPaths[type]}`} />
    </svg>
  );
}
