import { useEffect, useState } from 'react';
import { acquireLock } from '@/shared/browser/webLock';
import { guideNames } from './guideMessagesModel';

/** Milliseconds; a guide that is reloading releases its lock sooner. */
const TIMEOUT = 1_000;

/** Whether this is the only guide window: it holds a lock that the browser releases when it closes. */
export function useOnlyGuide(userId: string): 'pending' | 'yes' | 'no' {
  const [answer, setAnswer] = useState<'pending' | 'yes' | 'no'>('pending');
  useEffect(() => {
    const controller = new AbortController();
    let isHere = true;
    let release: () => void = () => undefined;
    const timer = setTimeout(() => controller.abort(), TIMEOUT);
    acquireLock(guideNames(userId).lock, controller.signal).then(
      (giveBack) => {
        clearTimeout(timer);
        release = giveBack;
        if (isHere) setAnswer('yes');
        else release();
      },
      () => {
        if (isHere) setAnswer('no');
      },
    );
    return () => {
      isHere = false;
      clearTimeout(timer);
      controller.abort();
      release();
    };
  }, [userId]);
  return answer;
}
