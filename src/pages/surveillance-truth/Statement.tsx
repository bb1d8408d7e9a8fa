import { useAtomValue } from 'jotai';
import { useHeld, useSettings } from '../../api/held.ts';
import { useStory } from '../../api/useStory.ts';
import { heldWords as words } from '../../content/held.ts';
import { rooms } from '../../content/rooms.ts';
import { phaseAtom, previewAtom } from '../../state/profile.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Failure } from '../../ui/story/Failure.tsx';
import { Said } from '../../ui/story/Said.tsx';
import voices from '../../ui/story/voices.module.css';
import { Acts } from './Acts.tsx';
import { Device } from './Device.tsx';
import { entriesOf, whenOf } from './entries.ts';
import { Row } from './Row.tsx';
import style from './style.module.css';

interface Options {
  /** Erases; false when nothing was. */
  readonly onErase: () => Promise<boolean>;
}

/** The statement itself. Its facts stand without the story, and the story without them. */
export function Statement({ onErase }: Options) {
  const { page, hasFailed, isAsking, retry } = useStory(
    'surveillance-truth',
    '',
    useAtomValue(phaseAtom),
    useAtomValue(previewAtom),
  );
  const { data: held, error, isValidating, mutate } = useHeld();
  const { data: settings, error: settingsError } = useSettings();
  useFinds(page?.blocks);
  const askAgain = () => {
    retry?.();
    void mutate();
  };
  const analytics = settings?.analytics;
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <h1 className={style.title}>{rooms['surveillance-truth'].name}</h1>
      <div className={style.said}>
        {page?.blocks.map((block) => (
          <Said key={block.text} block={block} room="surveillance-truth" />
        ))}
        {hasFailed || error !== undefined ? (
          <Failure
            sentence={rooms['surveillance-truth'].failure}
            isAsking={isAsking || isValidating}
            onRetry={askAgain}
            onRestart={null}
          />
        ) : null}
      </div>
      {held === undefined ? (
        error === undefined ? (
          <p className={style.wait} role="status">
            Loading...
          </p>
        ) : null
      ) : (
        <section className={style.store} aria-labelledby="store">
          <h2 id="store">In the store</h2>
          <p className={style.number}>
            {words.number(whenOf(held.firstSeenAt))}
            <code>{held.visitor}</code>
          </p>
          <ol className={style.rows} aria-label="Tables">
            {entriesOf(held).map((entry) => (
              <Row key={entry.table} entry={entry} />
            ))}
          </ol>
        </section>
      )}
      <div className={style.elsewhere}>
        <Device />
        <section aria-labelledby="server">
          <h2 id="server">{words.server.title}</h2>
          {words.server.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <section aria-labelledby="never">
          <h2 id="never">{words.never.title}</h2>
          <p>{words.never.text}</p>
        </section>
        <section aria-labelledby="others">
          <h2 id="others">{words.others.title}</h2>
          <p>
            {settings === undefined
              ? settingsError === undefined
                ? '…'
                : words.others.unread
              : analytics
                ? words.others.somebody(new URL(analytics.host).host)
                : words.others.nobody}
          </p>
        </section>
      </div>
      {held === undefined ? null : <Acts hasPaid={held.tables.influence.length > 0} onErase={onErase} />}
    </main>
  );
}
