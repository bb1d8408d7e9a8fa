import { categories, type CategoryName } from '../../content/thoughts/category.ts';
import { icons } from './icons.ts';
import style from './style.module.css';

/** The category of a thought: its icon and its name, in its colour. */
export function Badge({ category, icon }: { readonly category: CategoryName; readonly icon: string }) {
  const Icon = icons[icon];
  return (
    <p className={style.badge} data-part="badge">
      {Icon === undefined ? null : <Icon size="2.4em" strokeWidth={1} aria-hidden="true" />}
      <span>{categories[category].name}</span>
    </p>
  );
}
