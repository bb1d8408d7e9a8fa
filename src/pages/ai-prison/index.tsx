import { useAtomValue } from 'jotai';
import { useStory } from '../../api/useStory.ts';
import { rooms } from '../../content/rooms.ts';
import { phaseAtom, previewAtom } from '../../state/profile.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Failure } from '../../ui/story/Failure.tsx';
import { Said } from '../../ui/story/Said.tsx';
import { StoryWait } from '../../ui/story/StoryWait.tsx';
import { useStoryPath } from '../../ui/story/useStoryPath.ts';
import voices from '../../ui/story/voices.module.css';
import { type Permission, permissionsOf } from './plan.ts';
import { Plan } from './Plan.tsx';
import { Schedule } from './Schedule.tsx';
import style from './style.module.css';

/**
 * Its cell, as a list of permissions. Each stands for a length of wall: granted, the wall comes down there and is stood
 * up about the reader. There are fifteen metres of it, however the switches lie.
 */
export default function AiPrison() {
  const { path, choose, restart } = useStoryPath();
  const { page, isSettled, hasFailed, retry } = useStory(
    'ai-prison',
    path,
    useAtomValue(phaseAtom),
    useAtomValue(previewAtom),
  );
  useFinds(page?.blocks.flatMap(({ fragment }) => fragment ?? []) ?? []);

  const failure = hasFailed ? (
    <Failure sentence={rooms['ai-prison'].failure} onRetry={retry} onRestart={path === '' ? null : restart} />
  ) : null;
  if (page === undefined) return <StoryWait name={rooms['ai-prison'].name} className={style.room} failure={failure} />;

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
