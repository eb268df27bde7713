import { useEffect, useEffectEvent } from 'react';
import { selectOpenExam } from '@/features/exam/store/examSlice';
import { useCapabilities, useCurrentIndex } from '@/features/exam/store/useExam';
import { readingStopped } from '@/features/exam/tools/toolsSlice';
import { useAppDispatch, useAppStore } from '@/shared/store/hooks';
import { spokenTexts, voiceLanguage } from './speechModel';

/** Reads the item that was current when it was rendered; stops with the next item, or when the page is hidden. */
export function ReadAloud() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const index = useCurrentIndex();
  const { answers, key } = useCapabilities();

  const textsNow = useEffectEvent((): readonly string[] => {
    const exam = selectOpenExam(store.getState());
    const question = exam?.questions[index];
    if (exam === undefined || question === undefined) return [];
    // The explanation gives the key away: it is spoken in review only.
    const isReview = key && !answers;
    return spokenTexts({
      stem: question.stem,
      options: question.option.optionList,
      struckLetters: exam.attempt.items[index]?.struckLetters ?? [],
      explanation: isReview ? [question.briefExplanation, question.explanation] : undefined,
    });
  });

  useEffect(() => {
    const stop = (): void => void dispatch(readingStopped());
    const stopHidden = (): void => {
      if (document.visibilityState === 'hidden') stop();
    };
    const synthesis = window.speechSynthesis;
    let isCanceled = false;
    const texts = textsNow();
    const speak = (at: number): void => {
      const text = texts[at];
      if (isCanceled) return;
      if (text === undefined) {
        stop();
        return;
      }
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = voiceLanguage(text, synthesis.getVoices());
      utterance.onend = () => speak(at + 1);
      utterance.onerror = () => {
        if (!isCanceled) stop();
      };
      synthesis.speak(utterance);
    };
    // Stops what another tab or page of this browser is still speaking.
    synthesis.cancel();
    speak(0);
    document.addEventListener('visibilitychange', stopHidden);
    window.addEventListener('pagehide', stop);
    return () => {
      isCanceled = true;
      synthesis.cancel();
      document.removeEventListener('visibilitychange', stopHidden);
      window.removeEventListener('pagehide', stop);
    };
  }, [dispatch]);
  return null;
}
