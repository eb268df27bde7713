import type { QuestionBank } from '@/demo/bank/questionBank';
import { keyOf } from '@/demo/bank/toQuestion';
import type { QuizRecord, SheetItem, SheetRecord } from '@/demo/database/records';
import type { QuizStatus } from '@/shared/api/quiz';
import type { SubmittedAnswer } from '@/shared/api/submission';

/** Percent 0–100 with at most two decimals; 0 when `whole` is 0. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;

/** Scores one answer against the key. An unanswered item is not correct. */
function scoreAnswer(bank: QuestionBank, answer: SubmittedAnswer): SheetItem {
  const question = bank.find(answer.questionId);
  const correct = question !== undefined && answer.answerGiven === keyOf(question);
  return { ...answer, correct, reviewed: false, reviewTimeSpent: 0 };
}

export interface ScoredQuiz {
  readonly quiz: QuizRecord;
  readonly sheet: SheetRecord;
}

/** The finished quiz of a submission. `submittedAt` in milliseconds, `duration` in seconds. */
export function scoreQuiz(
  bank: QuestionBank,
  quiz: QuizRecord,
  answers: readonly SubmittedAnswer[],
  { submittedAt, duration }: { readonly submittedAt: number; readonly duration: number },
): ScoredQuiz {
  const items = answers.map((answer) => scoreAnswer(bank, answer));
  const status: QuizStatus = 'COMPLETE';
  return {
    quiz: {
      ...quiz,
      status,
      submittedAt,
      duration,
      total: items.length,
      attempted: items.filter((item) => item.answerGiven !== '').length,
      correct: items.filter((item) => item.correct).length,
    },
    sheet: { id: quiz.id, group: quiz.group, items },
  };
}
