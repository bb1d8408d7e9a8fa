import { type ComponentProps, type ReactNode, useContext } from 'react';
import { WornText } from '../grade/WornText.tsx';
import { StoryContext } from './StoryContext.ts';
import style from './StoryFrame.module.css';
import voices from './voices.module.css';

interface TitleOptions {
  readonly className?: string | undefined;
  /** The drawn title, if the page does not show it as plain text. */
  readonly children?: ReactNode;
}

/** The heading of a story page. A page renders it only if its frame has `isTitleInside`. */
export function StoryTitle({ className, children }: TitleOptions) {
  const { title, titleStability } = useContext(StoryContext);
  return <h1 className={className}>{children ?? <WornText text={title} stability={titleStability} />}</h1>;
}

interface FrameOptions extends ComponentProps<'main'> {
  /** Content below the title in the header. Without `head` and `headClass`, the title is not in a header. */
  readonly head?: ReactNode;
  readonly headClass?: string | undefined;
  /** The drawn title, if the page does not show it as plain text. */
  readonly heading?: ReactNode;
  readonly titleClass?: string | undefined;
  /** True if the first element of the page contains the title, as a `StoryTitle`. */
  readonly isTitleInside?: boolean;
  /** True if the page's own stylesheet distinguishes the agents. */
  readonly hasOwnVoices?: boolean;
}

/**
 * The frame of a story page: `main` with the class of the page, the title, the content of the page, and the alert for a
 * story that did not load, which is visible at every scroll position. Needs the context of `StoryPage`.
 */
export function StoryFrame(options: FrameOptions) {
  const {
    head,
    headClass,
    heading,
    titleClass,
    isTitleInside = false,
    hasOwnVoices = false,
    className,
    children,
    ...main
  } = options;
  const { pageClass, failure } = useContext(StoryContext);
  const title = isTitleInside ? null : <StoryTitle className={titleClass}>{heading}</StoryTitle>;
  const classes = ['story-page', pageClass, hasOwnVoices ? undefined : voices.voices, className];
  const hasHeader = head !== undefined || headClass !== undefined;
  return (
    <main {...main} className={classes.filter(Boolean).join(' ')}>
      {hasHeader ? (
        <header className={headClass}>
          {title}
          {head}
        </header>
      ) : (
        title
      )}
      {children}
      {failure === null ? null : <div className={style.failure}>{failure}</div>}
    </main>
  );
}
