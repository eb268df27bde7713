import { useMemo } from 'react';
import type { Question } from '@/shared/contract/question';
import { noticeShown } from '@/shared/notices/notices';
import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import { selectUser } from '@/shared/session/session';
import { BookIcon } from '@/shared/ui/icons';
import styles from './guide.module.css';
import { openGuide } from './openGuide';
import type { GuideQuestion } from './protocol';
import { useGuideBroadcast } from './useGuideBroadcast';

interface GuideButtonProps {
  readonly quizId: string;
  readonly quizName: string;
  /** From 1. */
  readonly item: number;
  readonly itemCount: number;
  readonly question: Question;
}

const refusals = {
  'already open': 'Guide already open',
  blocked: 'The guide window was blocked. Allow pop-ups for this site and open it again.',
} as const;

/** 'Open guide' in the exam room; while it is there, the guide follows the current question. */
export function GuideButton({ quizId, quizName, item, itemCount, question }: GuideButtonProps) {
  const dispatch = useAppDispatch();
  const userId = useSelector(selectUser)?.id ?? '';
  const shown = useMemo<GuideQuestion>(
    () => ({
      quizId,
      quizName,
      item,
      itemCount,
      questionId: question.questionId,
      correctAnswer: question.option.correctAnswer,
      optionCount: question.option.optionList.length,
      categories: question.categories,
      medicalCategories: question.medicalCategories,
      briefExplanation: question.briefExplanation,
      referenceCount: question.refLinks.length,
      videoCount: question.videoLinks.length,
    }),
    [quizId, quizName, item, itemCount, question],
  );
  useGuideBroadcast(userId, shown);

  const open = async (): Promise<void> => {
    const outcome = await openGuide(userId, { quizId, item });
    if (outcome !== 'opened') dispatch(noticeShown({ kind: 'error', text: refusals[outcome], seconds: 6 }));
  };
  return (
    <button type="button" className={styles.open} onClick={() => void open()}>
      <BookIcon size={18} /> Open guide
    </button>
  );
}
