import { useMemo } from 'react';
import type { Question } from '@/shared/api/question';
import { useSelector } from '@/shared/store/hooks';
import { selectUser } from '@/domain/session/sessionSlice';
import type { GuideQuestion } from './guideMessagesModel';
import { useGuideBroadcast } from './useGuideBroadcast';

interface GuideBroadcastProps {
  readonly quizId: string;
  readonly quizName: string;
  /** From 1. */
  readonly item: number;
  readonly itemCount: number;
  readonly question: Question;
  /** Whether the mode shows the key; where it does not, the guide keeps it back too. */
  readonly withKey: boolean;
}

/** Shows nothing: while it is there, the guide window follows the question, and with it the guide goes. */
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
