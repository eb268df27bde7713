import Box from '@mui/material/Box';
import { useEffect, useMemo, useState } from 'react';
import { loadQuestionHistories } from '@/domain/quiz/calls';
import { FilterChips } from '@/domain/review/FilterChips';
import { filtersOf, passesAll, type ReviewFilter, withFilters } from '@/domain/review/reviewFilterModel';
import { useReviewedQuestions } from '@/domain/review/useReviewedQuestions';
import { itemsShown } from '@/features/exam/store/examSlice';
import { useOpenExam, useQuizId } from '@/features/exam/store/useExam';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';

const NONE: readonly QuestionHistory[] = [];

/** The filters wrap: they take one line in a window of 1280 px. */
const STRIP = {
  display: 'grid',
  alignItems: 'center',
  minHeight: 50,
  padding: '6px 8px',
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};

/** Which items of the review are listed, and where 'Next' leads; stored in the URL. */
export function ReviewFilters() {
  const dispatch = useAppDispatch();
  const quizId = useQuizId();
  const quizItems = useOpenExam((exam) => exam.quizItems);
  const histories = useSelector((root) => loadQuestionHistories.selectData(root, quizId)) ?? NONE;
  const { questions, offered, unavailable, isRead } = useReviewedQuestions(quizId, histories);
  const [chosen, setChosen] = useState(() => filtersOf(window.location.search));
  const applied = useMemo(
    () => chosen.filter((filter) => offered.includes(filter) && !unavailable.includes(filter)),
    [chosen, offered, unavailable],
  );

  const shown = useMemo(() => {
    if (applied.length === 0) return undefined;
    const passing = new Set(
      questions.filter((question) => passesAll(applied, question)).map(({ history }) => history.questionId),
    );
    return quizItems.flatMap(({ questionId }, index) => (passing.has(questionId) ? [index] : []));
  }, [applied, questions, quizItems]);
  useEffect(() => {
    dispatch(itemsShown(shown));
  }, [dispatch, shown]);

  const choose = (next: readonly ReviewFilter[]): void => {
    setChosen(next);
    // Bypasses the router, like the item's number.
    window.history.replaceState(window.history.state, '', withFilters(window.location.pathname, next));
  };
  return (
    <Box sx={STRIP}>
      <FilterChips
        questions={questions}
        offered={offered}
        chosen={applied}
        unavailable={unavailable}
        givesReason={isRead}
        onChange={choose}
      />
    </Box>
  );
}
