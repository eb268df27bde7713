import type { QuizOverview } from '@/shared/api/performance';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import type { QuizDetails } from '@/shared/api/quiz';
import { selectFinishedQuiz } from '@/domain/quiz/finishedQuizSlice';
import type { Remote } from '@/shared/remote/remoteState';
import { useRemote } from '@/shared/remote/useRemote';
import { useSelector } from '@/shared/store/hooks';
import { loadOverview, loadQuestionHistories, loadQuiz } from './calls';

interface ResultReads {
  readonly quiz: Remote<QuizDetails>;
  readonly overview: Remote<QuizOverview>;
  readonly histories: Remote<readonly QuestionHistory[]>;
}

/** The three loads of a result, in parallel; the quiz is not loaded again when it was just submitted. */
export function useResult(quizId: string): ResultReads {
  const args = { quizId };
  const finished = useSelector((root) => selectFinishedQuiz(root, quizId));
  const loaded = useRemote(loadQuiz, args, { when: finished === undefined });
  return {
    quiz:
      finished === undefined
        ? loaded
        : { ...loaded, state: { status: 'success', args, data: finished }, data: finished },
    overview: useRemote(loadOverview, args),
    histories: useRemote(loadQuestionHistories, args),
  };
}
