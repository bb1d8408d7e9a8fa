import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useStory } from '../../api/useStory.ts';
import { rooms } from '../../content/rooms.ts';
import { phaseAtom, previewAtom } from '../../state/profile.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Failure } from '../../ui/story/Failure.tsx';
import { Said } from '../../ui/story/Said.tsx';
import { StoryWait } from '../../ui/story/StoryWait.tsx';
import { passagesOf } from '../../ui/story/parts.ts';
import { useArrival } from '../../ui/story/useArrival.ts';
import { useStoryPath } from '../../ui/story/useStoryPath.ts';
import { Open } from './Open.tsx';
import { Plate } from './Plate.tsx';
import { remarked, type Remarks } from './plates.ts';
import style from './style.module.css';

/** The choice that the page makes for the reader, when the first remark is written. */
const pencil = 'pencil';

/** A naturalist's notes on whoever files cases: five photograms, each to be laid open and written on. */
export default function Xenobiology() {
  const { path, choose, restart } = useStoryPath();
  const { page, isSettled, hasFailed, retry } = useStory(
    'xenobiology',
    path,
    useAtomValue(phaseAtom),
    useAtomValue(previewAtom),
  );
  const { target, expect } = useArrival<HTMLElement>(isSettled ? path : '');
  const [remarks, setRemarks] = useState<Remarks>({});
  useFinds(page?.blocks.flatMap(({ fragment }) => fragment ?? []) ?? []);

  const words = rooms.xenobiology;
  const failure = hasFailed ? (
    <Failure sentence={words.failure} onRetry={retry} onRestart={path === '' ? null : restart} />
  ) : null;
  if (page === undefined) return <StoryWait name={words.name} className={style.room} failure={failure} />;

  const [entry, ...later] = passagesOf(page.blocks);
  const open = later.findLast(({ object }) => object !== null && object !== pencil);
  const aside = later
    .filter(({ object }) => object === null || object === pencil)
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind !== 'caption'));
  const unwritten = page.choices.find(({ object }) => object === pencil);
  const plates = page.choices.filter(({ object }) => object !== pencil);
  const remark = (at: string, text: string) => {
    const next = remarked(remarks, at, text);
    setRemarks(next);
    if (unwritten !== undefined && isSettled && next[at] !== undefined) choose(unwritten.index);
  };
  return (
    <main className={style.room}>
      <h1 className={style.title}>{page.title}</h1>
      <div className={style.preface}>
        {[...(entry?.blocks ?? []), ...aside].map((block) => (
          <Said key={block.text} block={block} room="xenobiology" />
        ))}
      </div>
      <ol className={style.index} aria-label="Plates">
        {plates.map((choice) => (
          <li key={choice.index}>
            <button
              type="button"
              data-track={`plate:${choice.object ?? choice.text}`}
              aria-pressed={open?.object === choice.object}
              aria-disabled={!isSettled || undefined}
              onClick={() => {
                if (!isSettled) return;
                expect();
                choose(choice.index);
              }}
            >
              <Plate name={choice.object ?? ''} />
              <span>{choice.text}</span>
            </button>
          </li>
        ))}
      </ol>
      {open?.object == null ? null : (
        <Open
          key={open.object}
          name={open.object}
          label={plates.find(({ object }) => object === open.object)?.text ?? open.object}
          passage={open}
          remarks={remarks}
          target={target}
          onRemark={remark}
        />
      )}
      {failure}
    </main>
  );
}
