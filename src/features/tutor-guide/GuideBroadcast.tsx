import { useEffect, useEffectEvent, useMemo } from 'react';
import { useUser } from '@/domain/session/currentUser';
import type { Question } from '@/shared/api/question';
import { openTabChannel, postToTabs } from '@/shared/storage/tabChannel';
import { decodeGuideMessage, type GuideMessage, guideNames, type GuideQuestion } from './guideMessagesModel';

/** Exam side: sends the current question to the guide, and reports when the exam is left. */
function useGuideBroadcast(userId: string, question: GuideQuestion): void {
  const { quizId } = question;
  const current = useEffectEvent((): GuideMessage => ({ kind: 'question', quizId, question }));

  useEffect(() => {
    const channel = openTabChannel(guideNames(userId).channel, decodeGuideMessage, (message) => {
      if (message.kind === 'hello' && message.quizId === quizId) send(current());
    });
    const send = (message: GuideMessage): void => channel.post(message);
    const onHide = (): void => send({ kind: 'leaving', quizId });
    const onShow = (): void => send(current());
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      send({ kind: 'ended', quizId });
      channel.close();
    };
  }, [userId, quizId]);

  useEffect(() => {
    postToTabs(guideNames(userId).channel, { kind: 'question', quizId, question } satisfies GuideMessage);
  }, [userId, quizId, question]);
}

interface GuideBroadcastProps {
  readonly quizId: string;
  readonly quizName: string;
  /** From 1. */
  readonly item: number;
  readonly itemCount: number;
  readonly question: Question;
  /** Whether the mode shows the key; otherwise it is not sent to the guide either. */
  readonly withKey: boolean;
}

/** Renders nothing. While mounted, the guide window follows the question; on unmount the guide closes. */
export function GuideBroadcast(props: GuideBroadcastProps) {
  const { quizId, quizName, item, itemCount, question, withKey } = props;
  const { id: userId } = useUser();
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
