import { useState } from 'react';
import { shownSeconds, timeLeftAt } from '@/features/exam/attempt/attemptModel';
import { timeLeftText } from '@/features/exam/attempt/timeWarningModel';
import { ShortcutsDialog } from '@/features/exam/lazyDialogs';
import { selectOpenExam } from '@/features/exam/store/examSlice';
import { monotonicNow } from '@/features/exam/store/monotonicNow';
import { useAppStore } from '@/shared/store/hooks';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { useShortcuts } from './useShortcuts';

interface ExamShortcutsProps {
  readonly isHelpOpen: boolean;
  readonly onHelp: (open: boolean) => void;
  readonly onComment: () => void;
}

export function ExamShortcuts({ isHelpOpen, onHelp, onComment }: ExamShortcutsProps) {
  const store = useAppStore();
  const [statusText, setStatusText] = useState('');
  // Announced again even if the text is the same.
  const announce = (words: string): void =>
    setStatusText((before) => (before === words ? `${words}.` : words));
  const announceTime = (): void => {
    const exam = selectOpenExam(store.getState());
    if (exam === undefined) return;
    const words = exam.attempt.timerOn
      ? timeLeftText(shownSeconds(timeLeftAt(exam.attempt, monotonicNow())))
      : 'This block is not timed';
    announce(words);
  };
  useShortcuts({
    onHelp: () => onHelp(true),
    onComment,
    onTime: announceTime,
    onAllRated: () => announce('There is no other question to rate'),
  });
  return (
    <>
      <VisuallyHidden role="status">{statusText}</VisuallyHidden>
      {isHelpOpen && <ShortcutsDialog onClose={() => onHelp(false)} />}
    </>
  );
}
