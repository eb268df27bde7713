import { useMemo } from 'react';
import { selectUser } from '@/domain/session/sessionSlice';
import { useFinishedAttempt } from '@/domain/study/useFinishedAttempt';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import { useSelector } from '@/shared/store/hooks';
import { FILTERS_OF_RECORD, type ReviewedQuestion, type ReviewFilter } from './reviewFilterModel';

interface ReviewedQuestions {
  readonly questions: readonly ReviewedQuestion[];
  /** Filters without which it has to do, because this device has not kept how the quiz was taken. */
  readonly unavailable: readonly ReviewFilter[];
  /** False while the record is read. */
  readonly isRead: boolean;
}

const NONE: readonly ReviewFilter[] = [];

/** The questions of a finished quiz with what this device has stored about them; `noted` are the ids of those with a note. */
export function useReviewedQuestions(
  quizId: string,
  histories: readonly QuestionHistory[],
  noted: readonly string[],
): ReviewedQuestions {
  const userId = useSelector(selectUser)?.id ?? '';
  const { attempt, isRead } = useFinishedAttempt(userId, quizId);
  const questions = useMemo(() => {
    const kept = new Map(attempt?.items.map((item) => [item.questionId, item]));
    const withNote = new Set(noted);
    return histories.map((history) => ({
      history,
      kept: kept.get(history.questionId),
      hasNote: withNote.has(history.questionId),
    }));
  }, [histories, attempt, noted]);
  return { questions, unavailable: attempt === undefined ? FILTERS_OF_RECORD : NONE, isRead };
}
