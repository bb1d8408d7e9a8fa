import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { besidePage } from '../besidePage.ts';
import style from './Tooltip.module.css';

/** Spec §9 "Interface": 700 ms before the first tooltip, no delay before another one within 300 ms. R-UI-05. */
const delayMs = 700;
const skipDelayMs = 300;

/** Wraps all components with tooltips, once, so that they share the delays. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </Tooltip.Provider>
  );
}

interface TermProps {
  /** The meaning of the term. Show it elsewhere too, for touch screens: `data-part="meaning"`. */
  readonly meaning: string;
  /**
   * Side on which the tooltip opens; above the word if omitted. `left`: only in a wide window, for a word with free
   * space to its left.
   */
  readonly side?: 'top' | 'left';
  readonly children: ReactNode;
}

/** A word with a tooltip, for pointer and keyboard. R-UI-05. */
export function Term({ meaning, side = 'top', children }: TermProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger type="button" className={style.term}>
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal container={typeof document === 'undefined' ? null : besidePage()}>
        <Tooltip.Content
          className={style.slip}
          data-wants={side}
          side={side}
          align="start"
          sideOffset={side === 'top' ? 4 : 30}
          collisionPadding={12}
        >
          {meaning}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
