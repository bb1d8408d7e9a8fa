import { useState } from 'react';
import { loadPart } from '../../api/loadPart.ts';
import { Typewriter } from '../../ui/typewriter/Typewriter.tsx';

/** They come later, for the size of the page; until they are there, typing is plain. */
let stagesOf: typeof import('./stages.ts').stagesOf = () => null;
if (!import.meta.env.SSR) void loadPart('stages', () => import('./stages.ts')).then((part) => ({ stagesOf } = part));

/** A thought as it is typed, with the word that is tried first. Key: the turn. B-TXT-05. */
export function Typed({ text, isTyped }: { readonly text: string; readonly isTyped: boolean }) {
  const [stages] = useState(() => stagesOf(text));
  return <Typewriter text={text} isTyped={isTyped} stages={stages} />;
}
