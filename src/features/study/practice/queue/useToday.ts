import { useEffect, useState } from 'react';
import { toLocalDay } from '@/shared/format/dates';

const readToday = (): string => toLocalDay(Date.now());

/** The local day, read again when the page is shown: it may have been left open overnight. */
export function useToday(): string {
  const [today, setToday] = useState(readToday);
  useEffect(() => {
    const read = (): void => setToday(readToday());
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return today;
}
