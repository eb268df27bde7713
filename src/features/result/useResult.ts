import type { QuizOverview } from '@/shared/api/performance';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import type { QuizDetails } from '@/shared/api/quiz';
import { selectFinishedQuiz } from '@/domain/quiz/finishedQuizSlice';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import type { RemoteState } from '@/shared/remote/remoteState';
import { loadOverview, loadQuestionHistories, loadQuiz } from './calls';

interface ResultLoads {
  readonly quiz: RemoteState<unknown, QuizDetails>;
  readonly overview: RemoteState<unknown, QuizOverview>;
  readonly histories: RemoteState<unknown, readonly QuestionHistory[]>;
  readonly retryQuiz: () => void;
  readonly retryOverview: () => void;
  readonly retryHistories: () => void;
}

/** The three loads of a result, in parallel; the quiz is not loaded again when it was just submitted. */
export function useResult(quizId: string): ResultLoads {
  const dispatch = useAppDispatch();
  const args = { quizId };
  const finished = useSelector((root) => selectFinishedQuiz(root, quizId));
  const loaded = useRemote(loadQuiz, args, { when: finished === undefined });
  return {
    quiz: finished === undefined ? loaded : { status: 'success', args, data: finished },
    overview: useRemote(loadOverview, args),
    histories: useRemote(loadQuestionHistories, args),
    retryQuiz: () => {
      dispatch(loadQuiz.actions.request(args));
      // Retries what failed together with the quiz.
      dispatch(loadOverview.actions.request(args));
      dispatch(loadQuestionHistories.actions.request(args));
    },
    retryOverview: () => void dispatch(loadOverview.actions.request(args)),
    retryHistories: () => void dispatch(loadQuestionHistories.actions.request(args)),
  };
}
