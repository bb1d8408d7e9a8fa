import { useState } from 'react';
import { Typewriter } from '../../ui/typewriter/Typewriter.tsx';

let stages: typeof import('./stages.ts') | undefined;

/** They come later, for the size of the page; the first thought waits. Where they are lost, typing is plain. */
export const stagesCame = import.meta.env.SSR
  ? null
  : import('./stages.ts').then(
      (part) => void (stages = part),
      () => null,
    );

/** A thought as it is typed, with the word that is tried first. Key: the turn. B-TXT-05. */
export function Typed({ text, isTyped }: { readonly text: string; readonly isTyped: boolean }) {
  const [own] = useState(() => stages?.stagesOf(text));
  return <Typewriter text={text} isTyped={isTyped} stages={own} />;
}
