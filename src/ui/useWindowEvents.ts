import { useEffect, useEffectEvent } from 'react';

/** A listener for each kind of event. */
type Listeners = { readonly [Kind in keyof WindowEventMap]?: (event: WindowEventMap[Kind]) => void };

/**
 * Listens to events of the window while mounted and `isOn`. Only the listener of `keydown` may prevent the default
 * action; all others are passive.
 */
export function useWindowEvents(listeners: Listeners, isOn = true): void {
  const hear = useEffectEvent((event: Event) => {
    const listener = listeners[event.type as keyof WindowEventMap] as ((event: Event) => void) | undefined;
    listener?.(event);
  });
  const kinds = Object.keys(listeners).join(' ');
  useEffect(() => {
    if (!isOn) return;
    const onEvent = (event: Event) => hear(event);
    const all = kinds.split(' ');
    for (const kind of all) addEventListener(kind, onEvent, { passive: kind !== 'keydown' });
    return () => {
      for (const kind of all) removeEventListener(kind, onEvent);
    };
  }, [isOn, kinds]);
}
