import { useEffect, useState } from 'react';
import { dayAfter, toLocalDay, toTime } from '@/shared/format/dates';
import { serverNow } from '@/shared/storage/serverClock';

/** The local day by the server's clock, which also dates quizzes. */
export const serverToday = (): string => toLocalDay(serverNow());

/** A timer that fires early must not restart immediately. */
const MIN_WAIT_MS = 1_000;

/** The local day, read again at midnight and when the page is shown: a browser that slept has missed its timers. */
export function useToday(): string {
  const [day, setDay] = useState(serverToday);
  useEffect(() => {
    const read = (): void => setDay(serverToday());
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const untilMidnight = toTime(dayAfter(serverToday(), 1)) - serverNow();
      timer = setTimeout(
        () => {
          read();
          wait();
        },
        Math.max(MIN_WAIT_MS, untilMidnight),
      );
    };
    wait();
    document.addEventListener('visibilitychange', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  return day;
}
