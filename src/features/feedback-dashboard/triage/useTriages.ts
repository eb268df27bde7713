import { useCallback, useEffect, useRef, useState } from 'react';
import { selectUser } from '@/domain/session/sessionSlice';
import { useSelector } from '@/shared/store/hooks';
import { changedTriage, mergeTriages, type Triage, triageOf, type Triages } from './triageModel';
import { triageStorage } from './triageStorage';

const NONE: Triages = new Map();

interface TriageList {
  /** By question. */
  readonly triages: Triages;
  readonly change: (questionId: string, change: Partial<Pick<Triage, 'status' | 'note'>>) => void;
}

/** The user's triage of feedback, also as other tabs change it. */
export function useTriages(): TriageList {
  const userId = useSelector(selectUser)?.id;
  const known = useRef(NONE);
  const [triages, setTriages] = useState(NONE);
  const take = useCallback((records: readonly Triage[]): void => {
    known.current = mergeTriages(known.current, records);
    setTriages(known.current);
  }, []);
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isCurrent = true;
    known.current = NONE;
    const load = async (recordIds?: readonly string[]): Promise<void> => {
      const records = await triageStorage.read(userId, recordIds);
      if (isCurrent) take(records);
    };
    void load();
    const unwatch = triageStorage.watch(userId, ({ recordIds }) => {
      // Restored or removed: what the records were before does not count.
      if (recordIds === undefined) known.current = NONE;
      void load(recordIds);
    });
    return () => {
      isCurrent = false;
      unwatch();
    };
  }, [userId, take]);
  return {
    triages,
    change: (questionId, change) => {
      if (userId === undefined) return;
      const changed = changedTriage(triageOf(known.current, questionId), change, Date.now());
      take([changed]);
      void triageStorage.write(userId, changed);
    },
  };
}
