import type { HTMLAttributes } from 'react';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { type Door as DoorTexts, doors } from '../../content/thoughts/doors.ts';
import type { Thought } from '../../content/thoughts/thoughts.ts';
import { phaseAtom } from '../../state/profile.ts';
import { hashText } from '../../ui/random.ts';
import style from './style.module.css';

/** The door of a thought: the same one each time, among those that are open at this phase. */
function doorOf({ category, text }: Thought, phase: number): DoorTexts {
  const [first, ...others] = doors[category];
  const open = [first, ...others.filter(({ from }) => from <= phase)];
  return open[hashText(text) % open.length] ?? first;
}

/**
 * The way out of a thought: a link to the room where it was overheard. `held`: the cause that keeps the thought while
 * one goes there.
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
