import { useMemo } from 'react';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { useNotedQuestions } from '@/domain/notes/useNotedQuestions';
import { useUser } from '@/domain/session/currentUser';
import { permissions } from '@/domain/session/permissions';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { reasonIn } from '@/domain/study/miss-reasons/missReasonModel';
import { useMissedQuestions } from '@/domain/study/miss-reasons/useMissedQuestions';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import {
  FILTERS_OF_RECORD,
  REVIEW_FILTERS,
  type ReviewedQuestion,
  type ReviewFilter,
} from './reviewFilterModel';

const NONE: readonly ReviewFilter[] = [];
/** Only students say why they missed a question. */
const OF_STAFF: readonly ReviewFilter[] = REVIEW_FILTERS.filter((filter) => filter !== 'no-reason');

/** The questions of a finished quiz with what this device has stored about them. */
export function useReviewedQuestions(quizId: string, histories: readonly QuestionHistory[]) {
  const { state, data: attempt } = useDeviceRecord(finishedAttempts, quizId);
  const noted = useNotedQuestions();
  const missed = useMissedQuestions();
  const { study } = permissions[useUser().primaryRole];
  const questions = useMemo(() => {
    const finishedItems = new Map(attempt?.items.map((item) => [item.questionId, item]));
    return histories.map((history): ReviewedQuestion => ({
      history,
      finished: finishedItems.get(history.questionId),
      extraTime: attempt?.extraTime,
      hasNote: noted.has(history.questionId),
      reason: reasonIn(missed?.get(history.questionId), quizId),
    }));
  }, [histories, attempt, noted, missed, quizId]);
  const unavailable = attempt === undefined ? FILTERS_OF_RECORD : NONE;
  return {
    questions,
    offered: study ? REVIEW_FILTERS : OF_STAFF,
    /** Because this device has not stored how the quiz was taken. */
    unavailable,
    /** False while the record is being read. */
    isRead: state.status === 'success' || state.status === 'error',
  };
}
