import { useEffect, useEffectEvent } from 'react';
import { tryDecode } from '@/shared/api/decode';
import { decodeGuideMessage, type GuideMessage, guideNames, type GuideQuestion } from './guideMessagesModel';

/** Exam side: sends the current question to the guide, and that the exam was left. */
export function useGuideBroadcast(userId: string, question: GuideQuestion): void {
  const { quizId } = question;
  const current = useEffectEvent((): GuideMessage => ({ kind: 'question', quizId, question }));

  useEffect(() => {
    const channel = new BroadcastChannel(guideNames(userId).channel);
    const send = (message: GuideMessage): void => channel.postMessage(message);
    const onMessage = ({ data }: MessageEvent<unknown>): void => {
      const message = tryDecode(() => decodeGuideMessage(data));
      if (message?.kind === 'hello' && message.quizId === quizId) send(current());
    };
    const onHide = (): void => send({ kind: 'leaving', quizId });
    const onShow = (): void => send(current());
    channel.addEventListener('message', onMessage);
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
    const channel = new BroadcastChannel(guideNames(userId).channel);
    channel.postMessage({ kind: 'question', quizId, question } satisfies GuideMessage);
    channel.close();
  }, [userId, quizId, question]);
}
