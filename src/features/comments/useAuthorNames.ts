import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { selectUser } from '@/domain/session/sessionSlice';
import { useAppStore, useSelector } from '@/shared/store/hooks';
import { loadAuthor } from './calls';
import { authorNames, type ThreadRow } from './commentModel';

/** Names of the authors by id. Each is requested once a visit, whether it could be had or not. */
export function useAuthorNames(rows: readonly ThreadRow[] | undefined): ReadonlyMap<string, string> {
  const store = useAppStore();
  const ownId = useSelector(selectUser)?.id ?? '';
  const ids = useMemo(() => [...new Set(rows?.map(({ userId }) => userId))], [rows]);
  useEffect(() => {
    for (const userId of ids) {
      const { status } = loadAuthor.selectState(store.getState(), userId);
      const isWanted = userId !== '' && userId !== ownId && status === 'idle';
      if (isWanted) store.dispatch(loadAuthor.actions.request({ userId }));
    }
  }, [store, ids, ownId]);
  const found = useSelector(
    (root) => ids.map((id) => loadAuthor.selectData(root, id)?.displayName ?? ''),
    shallowEqual,
  );
  return useMemo(() => {
    const known = new Map(ids.map((id, index) => [id, found[index] ?? '']));
    return authorNames(rows ?? [], ownId, known);
  }, [rows, ownId, ids, found]);
}
