import { Link } from 'react-router-dom';
import type { Transcript } from '#contract/api/transcript.ts';
import { transcriptTexts as texts } from '../../content/transcriptTexts.ts';
import { StoryText } from '../../ui/story/StoryText.tsx';
import voices from '../../ui/story/voices.module.css';
import { uniqueKeys } from '../../ui/uniqueKeys.ts';
import { plainText } from './plainText.ts';
import style from './style.module.css';

/** One story page as running text. */
export function Story({ page: { slug, title, lines } }: { readonly page: Transcript['pages'][number] }) {
  const keys = uniqueKeys(lines.map(({ text }) => text));
  return (
    <article className={`${style.entry} ${voices.voices}`} aria-labelledby={`page-${slug}`}>
      <h3 id={`page-${slug}`}>
        <span>{`${title} `}</span>
        <Link
          className={style.open}
          to={`/${slug}`}
          aria-label={texts.open(title)}
          data-track={`follow:transcript:/${slug}`}
        >
          <span translate="no">{`/${slug}`}</span>
        </Link>
      </h3>
      {lines.map((line, index) => {
        const text = plainText(slug, line.text);
        return line.kind === 'heading' ? (
          <h4 key={keys[index]}>{text}</h4>
        ) : (
          <StoryText
            key={keys[index]}
            block={{ ...line, text }}
            className={line.kind === 'margin' ? style.aside : undefined}
          />
        );
      })}
    </article>
  );
}
