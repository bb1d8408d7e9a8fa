/** Time without a movement before the replay begins, ms. */
const stillMs = 3000;
/** Time without a movement after the replay before the story continues, ms. */
const onwardMs = 5000;
/** The timer's interval. */
export const beatMs = 250;

/** The page's state: waiting for the pointer to rest, showing the replay, replay finished, or continuing the story. */
export type Watch =
  | { readonly kind: 'waiting'; readonly quietMs: number }
  | { readonly kind: 'showing'; readonly isHeld: boolean }
  | { readonly kind: 'shown'; readonly quietMs: number }
  | { readonly kind: 'onward' };

export type WatchEvent =
  | { readonly kind: 'beat' }
  | { readonly kind: 'moved' }
  /** The reader requests the replay without waiting. */
  | { readonly kind: 'held' }
  | { readonly kind: 'finished' };

export const waiting: Watch = { kind: 'waiting', quietMs: 0 };

/** The state after an event. Another replay starts only after the reader has moved, or on request. Pure. */
export function afterEvent(watch: Watch, event: WatchEvent): Watch {
  switch (event.kind) {
    case 'held':
      return { kind: 'showing', isHeld: true };
    case 'finished':
      return watch.kind === 'showing' ? { kind: 'shown', quietMs: 0 } : watch;
    case 'moved':
      return (watch.kind === 'showing' && watch.isHeld) || (watch.kind === 'waiting' && watch.quietMs === 0)
        ? watch
        : waiting;
    case 'beat': {
      if (watch.kind !== 'waiting' && watch.kind !== 'shown') return watch;
      const quietMs = watch.quietMs + beatMs;
      if (watch.kind === 'shown') return quietMs >= onwardMs ? { kind: 'onward' } : { kind: 'shown', quietMs };
      return quietMs >= stillMs ? { kind: 'showing', isHeld: false } : { kind: 'waiting', quietMs };
    }
  }
}
