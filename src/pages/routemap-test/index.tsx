import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { archiveFiles } from '../../content/archiveFiles.ts';
import { fragmentsAtom } from '../../state/narrative.ts';
import { recoveredFiles } from '../../state/recovered.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { Lever } from './Lever.tsx';
import { Outline } from './Outline.tsx';
import { framesAt, objectAt } from './sheet.ts';
import style from './style.module.css';

/**
 * The staging copy of the archive, in outline. Names that this visitor has recovered are filled in; one lever spoils all
 * twenty and, which the archive cannot do, takes it back. Nothing done here is an attempt: no click is recorded.
 */
export default function RoutemapTest() {
  const { page, isSettled, choose, failure, wait } = useRoom('routemap-test');
  const [lever, setLever] = useState(0);
  const recovered = recoveredFiles(useAtomValue(fragmentsAtom), [], archiveFiles);
  const blocks = page?.blocks ?? [];
  useFinds(blocks);

  // The lever is the choice: the story goes on where it first comes to a position that is spoken of.
  const due = isSettled ? (page?.choices.find(({ object }) => object === objectAt(lever))?.index ?? null) : null;
  const goOn = useEffectEvent((index: number) => choose(index, true));
  useEffect(() => {
    if (due !== null) goOn(due);
  }, [due]);

  if (page === undefined) return wait(style.room);

  const said = (isOpening: boolean) =>
    blocks
      .filter(({ kind, object }) => kind === 'prose' && (object === undefined) === isOpening)
      .map((block) => <Said key={block.text} block={block} room="routemap-test" />);
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <div className={style.beside}>
        <header className={style.head}>
          <h1>{page.title}</h1>
          <div className={style.said}>{said(true)}</div>
        </header>
        <div className={`${style.remarks} ${style.said}`} aria-live="polite">
          {said(false)}
          {blocks
            .filter(({ kind }) => kind === 'caption')
            .map((block) => (
              <Said key={block.text} block={block} className={style.caption} room="routemap-test" />
            ))}
          {failure}
        </div>
      </div>
      <Lever position={lever} onMove={setLever} />
      <section className={style.sheet} aria-label="The files">
        <ol className={style.frames} data-back={lever < 0 ? '' : undefined}>
          {framesAt(lever, archiveFiles, recovered).map((frame) => (
            <Outline key={frame.name ?? ''} frame={frame} />
          ))}
        </ol>
        <p className={style.sum}>
          {recovered.length} / {archiveFiles.length}
          <span className="visually-hidden"> recovered by you</span>
        </p>
      </section>
    </main>
  );
}
