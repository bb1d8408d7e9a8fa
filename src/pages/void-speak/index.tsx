import { type FormEvent, useState } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { useRecordFragments } from '../../state/useRecordFragments.ts';
import { TextField } from '../../ui/fields.tsx';
import { FootGround } from '../../ui/foot-ground/FootGround.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame, StoryTitle } from '../../ui/story/StoryFrame.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { storyPage } from '../storyPage.tsx';
import { Answer } from './Answer.tsx';
import { nextMould } from './composer.ts';
import { Plate } from './Plate.tsx';
import { Returns } from './Returns.tsx';
import style from './style.module.css';

/** Maximum number of characters of a line. */
const longestLine = 140;
/**
 * Number of paragraphs above the field on a narrow screen. The other paragraphs are below the answer. The first
 * paragraphs say that nothing is recorded.
 */
const leadLength = 2;

/** Must agree with `--narrow` of the style sheet. */
const narrow = '(width < 62rem)';

/** A line that was spoken, and the template (`mould`) of its answer; null if no template fits. */
interface Spoken {
  readonly line: string;
  /** The previous line. */
  readonly before: string | null;
  readonly mould: StoryBlock | null;
  /** Index of the template to try first next time. */
  readonly next: number;
  /** Number of lines spoken so far. The number is the React key, so that a repeated line is rendered again. */
  readonly turn: number;
}

/**
 * A grating to speak into. The story sends templates (moulds), and this page fills in the reader's words. The words are
 * kept on this page only and never sent: telemetry excludes fields, and elements that repeat the words are marked
 * private.
 */
export default storyPage({ slug: 'void-speak', className: style.page, fragments: 'own' }, function VoidSpeak(story) {
  const { page } = story;
  const { blocks } = page;
  const [text, setText] = useState('');
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const isNarrow = useMediaQuery(narrow);
  const prose = blocks.filter(({ kind }) => kind === 'prose');
  const moulds = blocks.filter(({ kind }) => kind === 'log');
  useRecordFragments(blocks.filter(({ kind, text: mould }) => kind !== 'log' || answered.includes(mould)));

  const speak = (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    const before = spoken?.line ?? null;
    const from = spoken?.next ?? 0;
    const texts = moulds.map((each) => each.text);
    const at = nextMould(texts, from, line, before);
    const mould = at === null ? null : (moulds[at] ?? null);
    if (mould !== null) setAnswered([...answered, mould.text]);
    setSpoken({ line, before, mould, next: at === null ? from : at + 1, turn: (spoken?.turn ?? 0) + 1 });
    setText('');
  };
  const rest = (
    <div className={style.rest}>
      <StoryTexts blocks={prose.slice(leadLength)} />
    </div>
  );
  return (
    <StoryFrame isTitleInside>
      <div className={style.side}>
        <StoryTitle />
        <div className={style.said}>
          <div className={style.lead}>
            <StoryTexts blocks={prose.slice(0, leadLength)} />
          </div>
          {isNarrow ? null : rest}
        </div>
        <form className={style.form} onSubmit={speak} data-private="" autoComplete="off">
          <TextField
            className={style.field}
            aria-label="Say something into it"
            placeholder="Say something into it"
            maxLength={longestLine}
            enterKeyHint="send"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className={style.speak} data-track="speak:void-speak">
            speak
          </button>
        </form>
        <Plate text={text} />
      </div>
      <div className={style.beyond} data-private="">
        <FootGround colour="slate" />
        {spoken === null ? null : <Returns key={spoken.turn} line={spoken.line} />}
        {/* Always rendered: screen readers do not announce a live region that is added with its text. */}
        <div className={style.answer} role="status" data-voice={spoken?.mould?.voice}>
          {spoken === null || spoken.mould === null ? null : (
            <Answer key={spoken.turn} line={spoken.line} before={spoken.before} mould={spoken.mould.text} />
          )}
        </div>
        <StoryTexts blocks={blocks.filter(({ kind }) => kind === 'caption')} className={style.caption} />
      </div>
      {isNarrow ? rest : null}
    </StoryFrame>
  );
});
