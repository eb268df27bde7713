/** Contract, section Taking, submitting, reviewing: how a quiz ends. */
import { empty } from './decode';
import type { Endpoint } from './endpoint';

/** One line of a submission; there is one for every question of the quiz, in order. */
export interface SubmittedAnswer {
  readonly questionId: string;
  /** The option's letter, '' when unanswered. */
  readonly answerGiven: string;
  readonly marked: boolean;
  /** Seconds. */
  readonly timeSpent: number;
  /** The letters chosen, in order. */
  readonly answersAttempted: readonly string[];
  readonly questionNo: number;
}

/** What `submitQuiz` sends: every answer of the quiz, in order, and its summary. */
export interface QuizSubmission {
  readonly questionHistories: readonly SubmittedAnswer[];
  readonly quizHistory: {
    readonly quizId: string;
    readonly userId: string;
    /** How many questions were answered. */
    readonly questionAttemptCount: number;
    /** ISO 8601, UTC. */
    readonly quizSubmitDate: string;
    /** Seconds: timer on, 90 × questions − remaining; else 0. */
    readonly quizDuration: number;
  };
}

const answerBody = (answer: SubmittedAnswer): SubmittedAnswer => ({
  questionId: answer.questionId,
  answerGiven: answer.answerGiven,
  marked: answer.marked,
  timeSpent: answer.timeSpent,
  answersAttempted: answer.answersAttempted,
  questionNo: answer.questionNo,
});

/** Goes through the outbox (robustness 3): exactly one submission a quiz. The path's ids are those of `quizHistory`. */
export const submitQuiz: Endpoint<QuizSubmission, undefined> = {
  id: 'submitQuiz',
  method: 'POST',
  path: '/quiz/:quizId/user/:userId/submit',
  bearer: 'required',
  request: ({ questionHistories, quizHistory }) => ({
    segments: { quizId: quizHistory.quizId, userId: quizHistory.userId },
    body: {
      questionHistories: questionHistories.map(answerBody),
      quizHistory: {
        quizId: quizHistory.quizId,
        userId: quizHistory.userId,
        questionAttemptCount: quizHistory.questionAttemptCount,
        quizSubmitDate: quizHistory.quizSubmitDate,
        quizDuration: quizHistory.quizDuration,
      },
    },
  }),
  decode: empty,
};

/** An open quiz that is ended without its answers. */
export interface QuizEnding {
  readonly quizId: string;
  readonly userId: string;
  /** ISO 8601, UTC. */
  readonly quizSubmitDate: string;
}

/** The banner's End Quiz: the call of `submitQuiz`, without any answer. */
export const endQuiz: Endpoint<QuizEnding, undefined> = {
  id: 'endQuiz',
  method: 'POST',
  path: '/quiz/:quizId/user/:userId/submit',
  bearer: 'required',
  request: ({ quizId, userId, quizSubmitDate }) => ({
    segments: { quizId, userId },
    body: { quizEndMode: 'ADHOC', quizHistory: { quizSubmitDate } },
  }),
  decode: empty,
};
