import { useState } from 'react';
import { loadPart } from '../../api/loadPart.ts';
import { Typewriter } from '../../ui/typewriter/Typewriter.tsx';

/** Loaded later to keep the page small. Until then typing is plain. */
let stagesOf: typeof import('./stages.ts').stagesOf = () => null;
if (!import.meta.env.SSR) void loadPart('stages', () => import('./stages.ts')).then((part) => ({ stagesOf } = part));

/**
 * Types a thought, with a word that is tried first. The turn must be the React key of this component or of a parent.
 * B-TXT-05.
 */
export function Typed({ text, isTyped }: { readonly text: string; readonly isTyped: boolean }) {
  const [stages] = useState(() => stagesOf(text));
  return <Typewriter text={text} isTyped={isTyped} stages={stages} />;
}
