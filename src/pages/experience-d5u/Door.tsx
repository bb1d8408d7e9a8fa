import type { HTMLAttributes } from 'react';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { type Door as DoorTexts, doors } from '../../content/thoughts/doors.ts';
import type { Thought } from '../../content/thoughts/thoughts.ts';
import { phaseAtom } from '../../state/profile.ts';
import { hashText } from '../../ui/random.ts';
import style from './style.module.css';

/** The link of a thought, among the links that are open at this phase. A thought has the same link each time. */
function doorOf({ category, text }: Thought, phase: number): DoorTexts {
  const [first, ...others] = doors[category];
  const open = [first, ...others.filter(({ from }) => from <= phase)];
  return open[hashText(text) % open.length] ?? first;
}

/**
 * The link below a thought, to the page where it was overheard. `held`: the event handlers that hold the thought while
 * the reader uses the link.
 */
export function Door({ thought, ...held }: { readonly thought: Thought } & HTMLAttributes<HTMLElement>) {
  const { to, label } = doorOf(thought, useAtomValue(phaseAtom));
  return (
    <p className={style.door} data-part="door" {...held}>
      <Link to={to} data-track={`link:${to.slice(1)}`}>
        {label}
      </Link>
    </p>
  );
}
