import { useEffect, useState } from 'react';
import { selectUser } from '@/domain/session/sessionSlice';
import { useSelector } from '@/shared/store/hooks';
import { noteStorage } from './noteStorage';

const NONE: readonly string[] = [];

/** The ids of the questions with a note of the user; none while they are read. */
export function useNotedQuestions(): readonly string[] {
  const userId = useSelector(selectUser)?.id;
  const [noted, setNoted] = useState(NONE);
  useEffect(() => {
    if (userId === undefined) return;
    let isCurrent = true;
    const load = (): void =>
      void noteStorage.ids(userId).then((ids) => {
        if (isCurrent) setNoted(ids);
      });
    load();
    const unwatch = noteStorage.watch(userId, load);
    return () => {
      isCurrent = false;
      unwatch();
    };
  }, [userId]);
  return noted;
}
