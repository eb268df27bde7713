import { useEffect, useState } from 'react';
import type { QuestionNote } from '@/domain/notes/noteModel';
import { noteStorage } from '@/domain/notes/noteStorage';

interface LoadedNotes {
  readonly userId: string;
  readonly notes: readonly QuestionNote[];
}

/** The user's notes, newest first, also as other tabs change them; undefined while they are read. */
export function useNotes(userId: string): readonly QuestionNote[] | undefined {
  const [loaded, setLoaded] = useState<LoadedNotes>();
  useEffect(() => {
    let isCurrent = true;
    let asked = 0;
    // A restored backup reports thousands of notes at once: they are read once or twice, not each time.
    const load = async (): Promise<void> => {
      asked += 1;
      if (asked > 1) return;
      while (asked > 0) {
        const before = asked;
        const notes = await noteStorage.list(userId);
        if (!isCurrent) return;
        setLoaded({ userId, notes });
        asked -= before;
      }
    };
    void load();
    const unwatch = noteStorage.watch(userId, () => void load());
    return () => {
      isCurrent = false;
      unwatch();
    };
  }, [userId]);
  return loaded?.userId === userId ? loaded.notes : undefined;
}
