import type { RemoteFailure } from '@/shared/remote/remoteError';

export type ExamProblem =
  /** No such quiz, or another user's. */
  | { readonly kind: 'unknownQuiz' }
  /** Opened to be taken, but submitted already. */
  | { readonly kind: 'complete' }
  /** Opened for review, but not submitted yet. */
  | { readonly kind: 'inProgress' }
  | { readonly kind: 'noQuestions' }
  /** There is no network, and the exam is not on this device. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'quizFailed'; readonly message: string | undefined }
  | { readonly kind: 'questionsFailed'; readonly message: string | undefined };

/** What a failure of getQuiz means: another user's quiz counts as unknown. */
export function quizProblem({ status, message }: RemoteFailure): ExamProblem {
  return status === 404 || status === 403 || status === 400
    ? { kind: 'unknownQuiz' }
    : { kind: 'quizFailed', message };
}

/** Paragraphs below the problem's heading. */
export function problemText(problem: ExamProblem): readonly string[] {
  switch (problem.kind) {
    case 'unknownQuiz':
      return ['There is no such quiz, or it belongs to another account.'];
    case 'complete':
      return ['This quiz has already been submitted.'];
    case 'inProgress':
      return ['This quiz has not been submitted yet. It can be reviewed once it is.'];
    case 'noQuestions':
      return ['No questions found. Please retry.'];
    case 'offline':
      return [
        'This quiz is not stored on this device. It will load when you are back online.',
        'You can continue a quiz you have started here; its answers are saved on this device.',
      ];
    case 'quizFailed':
      return [problem.message ?? '', "we couldn't retrieve the data."].filter((text) => text !== '');
    case 'questionsFailed':
      return [
        problem.message ?? 'Encountered error while fetching questions',
        "we couldn't retrieve the data.",
      ];
  }
}
