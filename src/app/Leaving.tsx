import { useEffect, useState } from 'react';
import { Wait } from '../ui/spinner/Waits.tsx';

/**
 * Shows `Wait` from a press on a link or on Back until the new page is shown. R-RT-04. The router changes its location
 * in a transition, so the location does not show that a page is still loading. The URL is compared instead.
 * `shown`, the path of the shown page, must also be the React key, so that the component starts again with each page.
 */
export function Leaving({ shown }: { readonly shown: string }) {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    const compare = () => setIsLeaving(location.pathname !== shown);
    // The listeners are on `window`, so that they run after the router's own listeners.
    addEventListener('click', compare);
    addEventListener('popstate', compare);
    return () => {
      removeEventListener('click', compare);
      removeEventListener('popstate', compare);
    };
  }, [shown]);
  return isLeaving ? <Wait /> : null;
}
