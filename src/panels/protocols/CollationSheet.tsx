import { Dialog } from 'radix-ui';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { Collation } from '#contract/visitor.ts';
import { coveredWord } from '../../content/coveredWord.ts';
import { protocolTexts } from '../../content/protocolTexts.ts';
import { useSounded } from '../../state/sound.ts';
import { besidePage } from '../../ui/besidePage.ts';
import { useMotion } from '../../ui/motion.ts';
import { returnFocus } from '../../ui/returnFocus.ts';
import { WrittenText } from '../../ui/WrittenText.tsx';
import style from './CollationSheet.module.css';
import { useJointLines } from './useJointLines.ts';

interface CollationSheetProps {
  readonly collation: Collation;
  /**
   * True when the last seal has just been broken: with full effects the lamps go out one by one, and the lines are
   * drawn.
   */
  readonly isLastSeal: boolean;
  readonly onClose: () => void;
}

const lamps = [0, 1, 2, 3, 4];

/**
 * A dialog over the whole browser window: the texts of the four protocols, lines between contradicting sentences, and
 * the remaining task.
 */
export default function CollationSheet({
  collation: { clauses, joints, left },
  isLastSeal,
  onClose,
}: CollationSheetProps) {
  const table = useRef<HTMLDivElement>(null);
  const lines = useJointLines(table);
  const [opener] = useState(() => document.activeElement);
  const sounded = useSounded();
  const areGoingOut = useMotion() === 'full' && isLastSeal;
  useEffect(() => {
    if (areGoingOut) sounded('lamps');
  }, [areGoingOut, sounded]);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal container={besidePage()}>
        <Dialog.Content
          className={style.sheet}
          aria-describedby={undefined}
          data-last-seal={isLastSeal ? '' : undefined}
          data-private
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(opener);
          }}
        >
          <header className={style.head}>
            <svg className={style.lamps} viewBox="0 0 150 64" aria-hidden="true">
              {lamps.map((lamp) => (
                <g key={lamp} className={style.lamp} data-lamp>
                  <path d={`M${15 + lamp * 30} 0V${[30, 42, 34, 46, 38][lamp]}`} />
                  <circle cx={15 + lamp * 30} cy={[37, 49, 41, 53, 45][lamp]} r="7" />
                </g>
              ))}
            </svg>
            <Dialog.Title className={style.title}>{protocolTexts.collationTitle}</Dialog.Title>
            <Dialog.Close className={style.close} data-track="close:clauses">
              {protocolTexts.closeCollation}
            </Dialog.Close>
          </header>
          <div ref={table} className={style.table}>
            {clauses.map(({ title, pieces }, column) => (
              <Fragment key={title}>
                <section className={style.clause} aria-label={title}>
                  <h2 className={style.name}>{title}</h2>
                  <p>
                    {pieces.map(({ text, joint }) =>
                      joint === null ? (
                        <span key={text}>{text}</span>
                      ) : (
                        <mark
                          key={text}
                          className={style.mark}
                          data-joint={joint}
                          data-side={joint === column ? 'left' : 'right'}
                        >
                          <span>{text}</span>
                          <sup className={style.number}>{joint + 1}</sup>
                        </mark>
                      ),
                    )}
                  </p>
                </section>
                {joints[column] === undefined ? null : (
                  <p className={style.joint} data-joint-text={column}>
                    <span className="visually-hidden">
                      {`${protocolTexts.against(title, clauses[column + 1]?.title ?? '')} `}
                    </span>
                    <span className={style.number} aria-hidden="true">
                      {column + 1}
                    </span>
                    <span>{` ${joints[column]}`}</span>
                  </p>
                )}
              </Fragment>
            ))}
            <svg className={style.lines} aria-hidden="true">
              {lines.map((line, joint) => (
                // One line for each joint, always in this order.
                // oxlint-disable-next-line react/no-array-index-key
                <path key={joint} d={line} pathLength={1} />
              ))}
            </svg>
          </div>
          <section className={style.left} aria-label={protocolTexts.left}>
            <h2 className={style.name}>{protocolTexts.left}</h2>
            <p>
              <WrittenText covered={coveredWord} text={left} onLeave={onClose} />
            </p>
          </section>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
