import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import type { PublicSettings } from '#contract/api/settings.ts';
import type { VisitorExport } from '#contract/api/visitorExport.ts';
import { useSettings } from '../../api/settings.ts';
import { usePhaseOfReading } from '../../ui/story/usePhaseOfReading.ts';
import { useStory } from '../../api/useStory.ts';
import { useVisitorExport } from '../../api/visitorData.ts';
import { storedDataTexts as texts } from '../../content/storedDataTexts.ts';
import { storyPages } from '../../content/storyPages.ts';
import { isRecordKeptAtom } from '../../state/consent.ts';
import { phaseAtom, previewAtom } from '../../state/profile.ts';
import { useRecordFragments } from '../../state/useRecordFragments.ts';
import { StoryContext } from '../../ui/story/StoryContext.ts';
import { StoryFailure } from '../../ui/story/StoryFailure.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { Acts } from './Acts.tsx';
import { Device } from './Device.tsx';
import { entriesOf, whenOf } from './entries.ts';
import style from './style.module.css';
import { TableRow } from './TableRow.tsx';
import { Topic } from './Topic.tsx';

const slug = 'surveillance-truth';

interface Options {
  /** Erases the visitor. Resolves to false if nothing was erased. */
  readonly onErase: () => Promise<boolean>;
}

/**
 * Everything that is stored about the visitor. If the story does not load, the facts are shown without the story, and
 * vice versa. Therefore this component is not a `storyPage`.
 */
export function Statement({ onErase }: Options) {
  const preview = useAtomValue(previewAtom);
  const isKept = useAtomValue(isRecordKeptAtom);
  const phase = usePhaseOfReading(useAtomValue(phaseAtom), '', !isKept || preview !== null);
  const { page, hasFailed, isAsking, retry } = useStory(slug, '', phase, preview);
  const { data: stored, error, isValidating, mutate } = useVisitorExport();
  const { data: settings, error: settingsError } = useSettings();
  useRecordFragments(page?.blocks);
  const { name, failure: sentence } = storyPages[slug];
  // Both replies are shown together: a later one would move the text that is being read.
  const isAwaited = (page === undefined && !hasFailed) || (stored === undefined && error === undefined);
  const retryBoth = () => {
    retry?.();
    void mutate();
  };
  const failure =
    hasFailed || error !== undefined ? (
      <StoryFailure sentence={sentence} isAsking={isAsking || isValidating} onRetry={retryBoth} onRestart={null} />
    ) : null;
  const story = {
    slug,
    title: name,
    titleStability: 1,
    pageClass: style.page,
    isSettled: false,
    take: noChoice,
    arrival: undefined,
    failure,
  };
  return (
    <StoryContext value={story}>
      <StoryFrame titleClass={style.title}>
        {isAwaited ? (
          <p className={style.wait} role="status">
            Loading...
          </p>
        ) : (
          <>
            <div className={style.said}>
              <StoryTexts blocks={page?.blocks ?? []} />
            </div>
            {stored === undefined ? null : (
              <Topic id="store" title="In the store" className={style.store}>
                {isKept || hasRows(stored) ? (
                  <p className={style.number}>
                    <span>{texts.number(whenOf(stored.firstSeenAt))}</span>
                    <code translate="no">{stored.visitor}</code>
                  </p>
                ) : (
                  <p className={style.number}>{texts.noNumber}</p>
                )}
                <ol role="list" className={style.rows} aria-label="Tables">
                  {entriesOf(stored).map((entry) => (
                    <TableRow key={entry.table} entry={entry} />
                  ))}
                </ol>
              </Topic>
            )}
            <div className={style.elsewhere}>
              <Device />
              <Topic id="server" title={texts.server.title}>
                {texts.server.lines.map((line, index) => (
                  <p key={index}>{line}</p>
                ))}
              </Topic>
              <Topic id="never" title={texts.never.title}>
                <p>{texts.never.text}</p>
              </Topic>
              <Topic id="others" title={texts.others.title}>
                <p>{recipientText(settings, settingsError !== undefined)}</p>
              </Topic>
              <Topic id="privacy" title={texts.privacy.title}>
                <p>
                  <Link to="/privacy">{texts.privacy.link}</Link>
                </p>
              </Topic>
              <Topic id="made" title={texts.made.title}>
                <p>
                  <a href="/licences.txt">{texts.made.link}</a>
                </p>
              </Topic>
            </div>
            {stored === undefined ? null : (
              <Acts
                hasPaid={stored.tables.influence.length > 0}
                hasWaiting={stored.tables.orders.some(({ state }) => state === 'waiting')}
                onErase={onErase}
              />
            )}
          </>
        )}
      </StoryFrame>
    </StoryContext>
  );
}

const noChoice = () => undefined;

const hasRows = ({ tables }: VisitorExport): boolean => Object.values(tables).some((rows) => rows.length > 0);

/** The other recipient of data: the host of the analytics service, or nobody. */
function recipientText(settings: PublicSettings | undefined, hasFailed: boolean): string {
  if (settings === undefined) return hasFailed ? texts.others.unread : '…';
  return settings.analytics === null
    ? texts.others.nobody
    : texts.others.somebody(new URL(settings.analytics.host).host);
}
