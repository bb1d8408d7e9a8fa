import { useEffect, useState } from 'react';
import { type Moments, momentsAt, offsetAt } from '#contract/calendar.ts';

const minuteMs = 60_000;
const none: Moments = { thursday: false, recess: false, minute: false, anniversary: false };

/** The moments of the reader's calendar, followed to the minute. None before the page has hydrated: the prerendered text knows no clock. */
export function useMoments(): Moments {
  const [moments, setMoments] = useState(none);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const now = Date.now();
      setMoments(momentsAt(now, offsetAt(now)));
      timer = setTimeout(follow, minuteMs - (now % minuteMs));
    };
    follow();
    return () => clearTimeout(timer);
  }, []);
  return moments;
}
