import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { MissReasonField } from '@/domain/study/miss-reasons/MissReasonField';
import { isMissed, leftTheKey } from '@/domain/study/miss-reasons/missReasonModel';
import { verdictOf } from '@/features/exam/navigator/navigatorModel';
import { useIsAnsweringAgain, useItem, useQuestion, useQuizId } from '@/features/exam/store/useExam';

/** In review, for a question that was missed, or guessed right. */
export function WhyMissed() {
  const quizId = useQuizId();
  const item = useItem();
  const question = useQuestion();
  const attempt = useDeviceRecord(finishedAttempts, quizId).data;
  const isReanswering = useIsAnsweringAgain();
  const key = question?.option.correctAnswer ?? '';
  // While the question is answered again, this would say that it was missed.
  if (item === undefined || key === '' || isReanswering) return null;
  const { questionId, questionNo } = item;
  const finished = attempt?.items.find((item) => item.questionId === questionId);
  if (!isMissed({ result: verdictOf(item.answer, key), confidence: finished?.confidence })) return null;
  return (
    <MissReasonField
      key={questionId}
      questionId={questionId}
      question={question}
      origin={{ quizId, item: questionNo }}
      leftTheKey={leftTheKey(finished?.attemptedLetters ?? [], key)}
    />
  );
}
