/** Keeping still for so long brings the second pointer. */
const stillMs = 3000;
/** Keeping still for so long once it has been shown goes on. */
const onwardMs = 5000;
/** One beat of the watch. */
export const beatMs = 250;

/** What the room is doing: waiting for the hand to rest, showing what it did, done showing, or taking the reader on. */
export type Watch =
  | { readonly kind: 'waiting'; readonly quietMs: number }
  | { readonly kind: 'showing'; readonly isHeld: boolean }
  | { readonly kind: 'shown'; readonly quietMs: number }
  | { readonly kind: 'onward' };

export type WatchEvent =
  | { readonly kind: 'beat' }
  | { readonly kind: 'moved' }
  /** The reader asks to be taken for still. */
  | { readonly kind: 'held' }
  | { readonly kind: 'finished' };

export const waiting: Watch = { kind: 'waiting', quietMs: 0 };

/** What a beat, a movement or the end of the line makes of the watch. Who is shown to once is not shown to again until they move. Pure. */
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
