import { useEffect, useState } from 'react';
import { selectUser } from '@/domain/session/sessionSlice';
import { recordStore } from '@/shared/storage/database';
import { useSelector } from '@/shared/store/hooks';

const NONE: readonly string[] = [];

/** The ids of the questions with a note of the user; none while they are read. */
export function useNotedQuestions(): readonly string[] {
  const userId = useSelector(selectUser)?.id;
  const [noted, setNoted] = useState(NONE);
  useEffect(() => {
    if (userId === undefined) return;
    let isCurrent = true;
    void recordStore('questionNotes')
      .ids(userId)
      .then((ids) => {
        if (isCurrent) setNoted(ids);
      });
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return noted;
}
