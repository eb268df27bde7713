import type { RemoteFailure } from '@/shared/remote/remoteError';

/** Why a room cannot be opened. */
export type ExamProblem =
  /** No such quiz, or none of this user's. */
  | { readonly kind: 'unknownQuiz' }
  /** Opened to be sat, but submitted already. */
  | { readonly kind: 'complete' }
  /** Opened for review, but not submitted yet. */
  | { readonly kind: 'inProgress' }
  | { readonly kind: 'noQuestions' }
  | { readonly kind: 'quizFailed'; readonly message: string | undefined }
  | { readonly kind: 'questionsFailed'; readonly message: string | undefined };

/** What the failure of getQuiz means: a quiz of another user is as unknown as one that does not exist. */
export function quizProblem({ status, message }: RemoteFailure): ExamProblem {
  return status === 404 || status === 403 || status === 400
    ? { kind: 'unknownQuiz' }
    : { kind: 'quizFailed', message };
}

/** What is said of a problem besides its heading, in the catalogue's words where it has any. */
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
    case 'quizFailed':
      return [problem.message ?? '', "we couldn't retrieve the data."].filter((text) => text !== '');
    case 'questionsFailed':
      return [problem.message ?? 'The questions could not be loaded.'];
  }
}
