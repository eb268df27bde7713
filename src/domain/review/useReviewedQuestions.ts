import { useMemo } from 'react';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { useNotedQuestions } from '@/domain/notes/useNotedQuestions';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import { FILTERS_OF_RECORD, type ReviewedQuestion, type ReviewFilter } from './reviewFilterModel';

const NONE: readonly ReviewFilter[] = [];

/** The questions of a finished quiz with what this device has stored about them. */
export function useReviewedQuestions(quizId: string, histories: readonly QuestionHistory[]) {
  const { state, data: attempt } = useDeviceRecord(finishedAttempts, quizId);
  const noted = useNotedQuestions();
  const questions = useMemo(() => {
    const kept = new Map(attempt?.items.map((item) => [item.questionId, item]));
    return histories.map((history): ReviewedQuestion => ({
      history,
      kept: kept.get(history.questionId),
      extraTime: attempt?.extraTime,
      hasNote: noted.has(history.questionId),
    }));
  }, [histories, attempt, noted]);
  const unavailable = attempt === undefined ? FILTERS_OF_RECORD : NONE;
  return {
    questions,
    /** Because this device has not stored how the quiz was taken. */
    unavailable,
    /** False while the record is being read. */
    isRead: state.status === 'success' || state.status === 'error',
  };
}
