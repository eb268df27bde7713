import { labelsOf } from '@/domain/question/questionLabels';
import type { FinishedAttempt, ItemResult } from '@/domain/study/finishedAttemptModel';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { verdictOf } from '@/features/exam/navigator/navigatorModel';
import type { OpenExam } from '@/features/exam/store/examSlice';

/** Stores the ended attempt to study from; `submittedAt` in milliseconds since 1970. Never rejects. */
export function finishAttempt(exam: OpenExam, submittedAt: number): Promise<void> {
  const finished = finishedAttemptOf(exam, submittedAt);
  return finishedAttempts.write(finished.userId, finished.quizId, finished);
}

export function finishedAttemptOf(
  {
    attempt,
    questions,
    quizItems,
    name,
    mode,
  }: Pick<OpenExam, 'attempt' | 'questions' | 'quizItems' | 'name' | 'mode'>,
  submittedAt: number,
): FinishedAttempt {
  const { userId, quizId, timerOn, extraTime, items } = attempt;
  return {
    userId,
    quizId,
    name,
    timerOn,
    tutorOn: mode === 'tutor',
    extraTime,
    submittedAt,
    items: items.map((item, index) => {
      const key = questions[index]?.option.correctAnswer ?? '';
      const imageList = quizItems[index]?.imageList ?? [];
      return {
        questionId: item.questionId,
        labels: labelsOf(questions[index]),
        attemptedLetters: item.attemptedLetters,
        attemptedAtMs: item.attemptedAtMs,
        answer: item.answer,
        result: resultOf(item.answer, key),
        marked: item.marked,
        timeSpentMs: Math.round(item.timeSpentMs),
        confidence: item.confidence,
        ...(key !== '' && { key }),
        ...(imageList.length > 0 && { imageList }),
      };
    }),
  };
}

const resultOf = (answer: string, key: string): ItemResult =>
  key === '' ? 'unknown' : verdictOf(answer, key);
