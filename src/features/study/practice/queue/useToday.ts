import { useEffect, useState } from 'react';
import { localToday } from '@/shared/format/dates';

/** The local day, read again when the page is shown: it may have been left open overnight. */
export function useToday(): string {
  const [today, setToday] = useState(localToday);
  useEffect(() => {
    const read = (): void => setToday(localToday());
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return today;
}
