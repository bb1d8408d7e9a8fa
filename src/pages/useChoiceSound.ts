import { useEffect, useEffectEvent, useRef } from 'react';
import type { StoryPage } from '#contract/api/story.ts';
import { useSounded } from '../state/sound.ts';

/**
 * Announces the sound of a choice, with the new texts, once these texts are shown. `path`: the path of the page shown;
 * null while another page is loading. Returns a function that must be called before a choice is taken. B-SND-01.
 */
export function useChoiceSound(page: StoryPage | undefined, path: string | null): (index: number) => void {
  const sounded = useSounded();
  const chosen = useRef<string | null>(null);
  const announce = useEffectEvent(() => {
    if (chosen.current === null || page === undefined) return;
    sounded(`choice:${chosen.current}`, { texts: page.blocks.slice(page.blocks.length - page.added) });
    chosen.current = null;
  });
  useEffect(() => {
    if (path !== null) announce();
  }, [path]);
  return (index) => {
    chosen.current = page?.choices.find((choice) => choice.index === index)?.object ?? null;
  };
}
