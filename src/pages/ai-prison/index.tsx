import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { type Permission, permissionsOf } from './plan.ts';
import { Plan } from './Plan.tsx';
import { Schedule } from './Schedule.tsx';
import style from './style.module.css';

/**
 * Its cell, as a list of permissions. Each stands for a length of wall: granted, the wall comes down there and is stood
 * up about the reader. There are fifteen metres of it, however the switches lie.
 */
export default function AiPrison() {
  const { page, isSettled, choose, failure, wait } = useRoom('ai-prison');
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const permissions = permissionsOf(page.blocks, page.choices);
  const first = page.blocks.findIndex(({ object }) => object !== undefined);
  const isRemark = (index: number) => first >= 0 && index > first;
  const said = page.blocks.filter(({ kind }) => kind === 'prose');
  const opening = said.filter((block) => !isRemark(page.blocks.indexOf(block)));
  const remarks = said.filter((block) => isRemark(page.blocks.indexOf(block)));
  const throwSwitch = ({ choice }: Permission) => choose(choice.index);
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <header className={style.head}>
        <h1>{page.title}</h1>
        <div>
          {opening.map((block) => (
            <Said key={block.text} block={block} room="ai-prison" />
          ))}
        </div>
      </header>
      <Plan permissions={permissions} onThrow={(permission) => isSettled && throwSwitch(permission)} />
      <Schedule permissions={permissions} onThrow={isSettled ? throwSwitch : null} />
      <div className={style.said} aria-live="polite">
        {remarks.map((block) => (
          <Said key={block.text} block={block} room="ai-prison" />
        ))}
        {failure}
      </div>
    </main>
  );
}
