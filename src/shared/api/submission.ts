import { post } from './endpoint';
import { pick } from './entity';
import { empty } from './ignored';

/** One row of a submission; there is one for every question of the quiz, in order. */
export interface SubmittedAnswer {
  readonly questionId: string;
  /** The option's letter; '' when unanswered. */
  readonly answerGiven: string;
  readonly marked: boolean;
  /** Seconds. */
  readonly timeSpent: number;
  /** The letters chosen, in order. */
  readonly answersAttempted: readonly string[];
  readonly questionNo: number;
}

export interface QuizSubmission {
  readonly questionHistories: readonly SubmittedAnswer[];
  readonly quizHistory: {
    readonly quizId: string;
    readonly userId: string;
    /** How many questions were answered. */
    readonly questionAttemptCount: number;
    /** ISO 8601, UTC. */
    readonly quizSubmitDate: string;
    /** Seconds that the timer started with (90 × questions, or the block's own time) − remaining; 0 without a timer. */
    readonly quizDuration: number;
  };
}

/** Sent by the outbox: exactly one submission per quiz. The path's ids are those of `quizHistory`. */
export const submitQuiz = post('submitQuiz', '/quiz/:quizId/user/:userId/submit', empty, {
  request: ({ questionHistories, quizHistory }: QuizSubmission) => ({
    segments: { quizId: quizHistory.quizId, userId: quizHistory.userId },
    body: {
      questionHistories: questionHistories.map((answer) =>
        pick(answer, 'questionId', 'answerGiven', 'marked', 'timeSpent', 'answersAttempted', 'questionNo'),
      ),
      quizHistory: pick(
        quizHistory,
        'quizId',
        'userId',
        'questionAttemptCount',
        'quizSubmitDate',
        'quizDuration',
      ),
    },
  }),
});

/** An open quiz that is ended without its answers. */
export type QuizEnding = Pick<QuizSubmission['quizHistory'], 'quizId' | 'userId' | 'quizSubmitDate'>;

/** The banner's 'End Quiz': the call of `submitQuiz`, without answers. */
export const endQuiz = post('endQuiz', '/quiz/:quizId/user/:userId/submit', empty, {
  request: ({ quizId, userId, quizSubmitDate }: QuizEnding) => ({
    segments: { quizId, userId },
    body: { quizEndMode: 'ADHOC', quizHistory: { quizSubmitDate } },
  }),
});
