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
    const load = () =>
      void noteStorage.list(userId).then((notes) => {
        if (isCurrent) setLoaded({ userId, notes });
      });
    load();
    const unwatch = noteStorage.watch(userId, load);
    return () => {
      isCurrent = false;
      unwatch();
    };
  }, [userId]);
  return loaded?.userId === userId ? loaded.notes : undefined;
}
