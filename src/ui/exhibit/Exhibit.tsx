import type { EggRarity, EggType } from '#contract/egg.ts';
import { objects, tagDetail, tagOutline, tagThread } from './drawings.ts';
import { tagHeight, tagWidth } from './place.ts';
import style from './Exhibit.module.css';

/** An object on its evidence tag, lit by its rarity. Decoration: whoever shows it also names it in words. */
export function Exhibit({ type, rarity }: { readonly type: EggType; readonly rarity: EggRarity }) {
  return (
    <svg
      className={style.exhibit}
      data-rarity={rarity}
      viewBox={`0 0 ${tagWidth} ${tagHeight}`}
      width={tagWidth}
      height={tagHeight}
      aria-hidden="true"
    >
      <path className={style.tag} d={tagOutline} />
      <path className={style.threadEdge} d={tagThread} />
      <path d={`${tagThread} ${tagDetail} ${objects[type]}`} />
    </svg>
  );
}
