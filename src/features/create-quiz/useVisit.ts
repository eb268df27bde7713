import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { noticeOf, practiceOf } from '@/features/create-quiz/store/builderModel';
import { builderLeft, builderOpened } from '@/features/create-quiz/store/builderSlice';
import { formatDateTime } from '@/shared/format/dates';
import { serverNow } from '@/shared/storage/serverClock';
import { useAppDispatch } from '@/shared/store/hooks';

/** Starts a visit of the page: default quiz name, parameters of 'Practise' and what it has to say. */
export function useVisit(): void {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const notice = noticeOf(useLocation().state);
  const [openedAt] = useState(serverNow);
  useEffect(() => () => void dispatch(builderLeft()), [dispatch]);
  // Before the first paint: the name is in its field from the start.
  useLayoutEffect(() => {
    dispatch(builderOpened({ defaultName: formatDateTime(openedAt), practice: practiceOf(query), notice }));
  }, [dispatch, openedAt, query, notice]);
}
