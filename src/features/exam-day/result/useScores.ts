import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { ExamDay } from '@/domain/exam-day/examDayModel';
import { selectSubmission } from '@/domain/outbox/outboxSlice';
import { loadOverview } from '@/domain/performance/calls';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { type BlockScore, correctOf, scoresOf } from './dayResultModel';

const NONE: ReadonlyMap<string, FinishedAttempt> = new Map();

/** The scores of the blocks; those that the device does not know are read from the server. */
export function useScores(
  day: ExamDay,
  attempts: ReadonlyMap<string, FinishedAttempt> | undefined,
): readonly BlockScore[] {
  const dispatch = useAppDispatch();
  const missing = useMemo(
    () =>
      attempts === undefined
        ? []
        : day.started
            .filter(({ quizId }) => correctOf(attempts.get(quizId)) === undefined)
            .map(({ quizId }) => quizId),
    [day, attempts],
  );
  // The last block may not have reached the server yet.
  const sent = useSelector(
    (root) => missing.filter((quizId) => selectSubmission(root, quizId)?.status === 'sent').length,
  );
  useEffect(() => {
    for (const quizId of missing) dispatch(loadOverview.actions.request({ quizId }));
  }, [dispatch, missing, sent]);
  const overviews = useSelector(
    (root) => missing.map((quizId) => loadOverview.selectData(root, quizId)),
    shallowEqual,
  );
  return useMemo(() => {
    const found = missing.flatMap((quizId, index) => {
      const overview = overviews[index];
      return overview === undefined ? [] : [[quizId, overview] as const];
    });
    return scoresOf(day, attempts ?? NONE, new Map(found));
  }, [day, attempts, missing, overviews]);
}
