import type { Census } from '#contract/api/census.ts';
import { censusTexts as words } from '../../content/census.ts';
import style from './style.module.css';

interface Options {
  readonly census: Census;
  readonly missed: readonly number[];
  /** The tier that is being searched; null while no tier is searched. */
  readonly open: number | null;
  readonly onTier: (tier: number) => void;
}

const tiers = [5, 4, 3, 2, 1, 0];

/**
 * The six tiers from the bench to the door, each with its number of visitors on record and its number of visitors
 * present.
 */
export function Tiers({ census, missed, open, onTier }: Options) {
  return (
    <ol className={style.tiers} aria-label="Tiers">
      {tiers.map((tier) => (
        <li key={tier} data-missed={missed.includes(tier) || undefined} data-open={open === tier || undefined}>
          <button
            type="button"
            data-track={`look:tier-${tier}`}
            aria-pressed={open === tier}
            onClick={() => onTier(tier)}
          >
            <span className={style.tier}>
              <span>{`Tier ${tier}`}</span>
              <span className="visually-hidden">: </span>
            </span>
            <span className={`${style.place} counted`}>
              {tier === 5 ? words.nearest : tier === 0 ? words.farthest : ''}
            </span>
            <span className={style.count}>
              <span>{(census.phases[tier] ?? 0).toLocaleString('en-GB')}</span>
              <span className="visually-hidden"> on record, </span>
            </span>
            <span
              className={`${style.now} counted`}
            >{`${(census.present[tier] ?? 0).toLocaleString('en-GB')} in`}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
