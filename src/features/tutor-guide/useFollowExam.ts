import { useCallback, useEffect, useRef, useState } from 'react';
import { tryDecode } from '@/shared/api/decode';
import { decodeGuideMessage, type GuideMessage, guideNames, type GuideQuestion } from './guideMessagesModel';

/** Milliseconds. */
const ANSWER_WITHIN = 3_000;
/** Milliseconds within which an exam that was entered again, for instance to take over the quiz, is back. */
const AFTER_END = 1_500;
/** Milliseconds that an exam page may take to reload. */
const AFTER_LEAVING = 20_000;
const CHECK_EVERY = 500;

interface FollowedExam {
  readonly question: GuideQuestion | undefined;
  /** The exam window did not respond. */
  readonly isSilent: boolean;
  readonly askAgain: () => void;
}

/** Guide side: follows the exam window's question, asks for it after a reload, and closes with the exam. */
export function useFollowExam(userId: string, quizId: string): FollowedExam {
  const [question, setQuestion] = useState<GuideQuestion>();
  const [isSilent, setIsSilent] = useState(false);
  const channel = useRef<BroadcastChannel>(undefined);
  const timeout = useRef<ReturnType<typeof setTimeout>>(undefined);

  const ask = useCallback(() => {
    clearTimeout(timeout.current);
    timeout.current = setTimeout(() => setIsSilent(true), ANSWER_WITHIN);
    channel.current?.postMessage({ kind: 'hello', quizId } satisfies GuideMessage);
  }, [quizId]);

  useEffect(() => {
    const own = new BroadcastChannel(guideNames(userId).channel);
    channel.current = own;
    let closing: ReturnType<typeof setTimeout> | undefined;
    const closeIn = (milliseconds: number): void => {
      clearTimeout(closing);
      closing = setTimeout(() => window.close(), milliseconds);
    };
    const onMessage = ({ data }: MessageEvent<unknown>): void => {
      const message = tryDecode(() => decodeGuideMessage(data));
      if (message?.quizId !== quizId) return;
      if (message.kind === 'leaving') closeIn(AFTER_LEAVING);
      if (message.kind === 'ended') closeIn(AFTER_END);
      if (message.kind !== 'question') return;
      clearTimeout(closing);
      clearTimeout(timeout.current);
      setIsSilent(false);
      setQuestion(message.question);
    };
    own.addEventListener('message', onMessage);
    ask();
    // A tab that was closed, or has crashed, may not have sent anything.
    const hadOpener = hasOpener();
    const checkTimer = setInterval(() => {
      if (hadOpener && !hasOpener()) window.close();
    }, CHECK_EVERY);
    return () => {
      clearInterval(checkTimer);
      clearTimeout(closing);
      clearTimeout(timeout.current);
      own.close();
    };
  }, [ask, userId, quizId]);

  return {
    question,
    isSilent: isSilent && question === undefined,
    askAgain: () => {
      setIsSilent(false);
      ask();
    },
  };
}

/**
 * False where the guide was opened by its URL. A closed opener is `closed` or null, depending on the browser.
 */
function hasOpener(): boolean {
  const opener: unknown = window.opener;
  return typeof opener === 'object' && opener !== null && !('closed' in opener && opener.closed === true);
}
