import { loadOverview } from '@/domain/performance/calls';
import { loadQuestionHistories, loadQuiz } from '@/domain/quiz/calls';
import type { QuizOverview } from '@/shared/api/performance';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import type { QuizDetails } from '@/shared/api/quiz';
import type { Remote } from '@/shared/remote/remoteState';
import { useRemote } from '@/shared/remote/useRemote';
import { useSelector } from '@/shared/store/hooks';

interface ResultReads {
  readonly quiz: Remote<QuizDetails>;
  readonly overview: Remote<QuizOverview>;
  readonly histories: Remote<readonly QuestionHistory[]>;
}

/** The three loads of a result, in parallel; a quiz known to be complete no longer changes. */
export function useResult(quizId: string): ResultReads {
  const args = { quizId };
  const isComplete = useSelector((root) => {
    const state = loadQuiz.selectState(root, quizId);
    return state.status === 'success' && state.data.quizStatus === 'COMPLETE';
  });
  return {
    quiz: useRemote(loadQuiz, args, { when: !isComplete }),
    overview: useRemote(loadOverview, args),
    histories: useRemote(loadQuestionHistories, args),
  };
}
