import { useMemo } from 'react';
import { selectUser } from '@/domain/session/sessionSlice';
import type { Question } from '@/shared/api/question';
import { useSelector } from '@/shared/store/hooks';
import type { GuideQuestion } from './guideMessagesModel';
import { useGuideBroadcast } from './useGuideBroadcast';

interface GuideBroadcastProps {
  readonly quizId: string;
  readonly quizName: string;
  /** From 1. */
  readonly item: number;
  readonly itemCount: number;
  readonly question: Question;
  /** Whether the mode shows the key; otherwise the guide does not get it either. */
  readonly withKey: boolean;
}

/** Renders nothing: while mounted, the guide window follows the question; the guide closes with it. */
export function GuideBroadcast(props: GuideBroadcastProps) {
  const { quizId, quizName, item, itemCount, question, withKey } = props;
  const userId = useSelector(selectUser)?.id ?? '';
  const shown = useMemo<GuideQuestion>(
    () => ({
      quizId,
      quizName,
      item,
      itemCount,
      questionId: question.questionId,
      correctAnswer: withKey ? question.option.correctAnswer : '',
      optionCount: question.option.optionList.length,
      categories: question.categories,
      medicalCategories: question.medicalCategories,
      briefExplanation: withKey ? question.briefExplanation : '',
      referenceCount: question.refLinks.length,
      videoCount: question.videoLinks.length,
    }),
    [quizId, quizName, item, itemCount, question, withKey],
  );
  useGuideBroadcast(userId, shown);
  return null;
}
