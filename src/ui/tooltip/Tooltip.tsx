import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import style from './Tooltip.module.css';

/** Spec §9 "Interface": 700 ms before the first, none before another within 300 ms of it. R-UI-05. */
const delayMs = 700;
const skipDelayMs = 300;

/** Stands once around everything that has tooltips, so that they know of each other. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </Tooltip.Provider>
  );
}

interface TermProps {
  /** What the term means. Whoever uses it says the same elsewhere for readers by touch: `data-part="meaning"`. */
  readonly meaning: string;
  readonly children: ReactNode;
}

/** A word that explains itself to whoever rests on it, by pointer or by keyboard. R-UI-05. */
export function Term({ meaning, children }: TermProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger type="button" className={style.term}>
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className={style.slip} side="top" align="start" sideOffset={4} collisionPadding={12}>
          {meaning}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
