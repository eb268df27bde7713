import { useState } from 'react';
import { assignedKeys, isShortcutOn } from '@/domain/preferences/shortcuts';
import { actionOf, type ShortcutAction } from '@/domain/preferences/shortcutTable';
import { isStudyTool } from '@/domain/preferences/studyTools';
import { stepTextSize } from '@/domain/preferences/textSize';
import { shownSeconds, timeLeftAt } from '@/features/exam/attempt/attemptModel';
import { timeLeftText } from '@/features/exam/attempt/timeWarningModel';
import { ShortcutsDialog } from '@/features/exam/lazyDialogs';
import { selectOpenExam } from '@/features/exam/store/examSlice';
import { monotonicNow } from '@/features/exam/store/monotonicNow';
import {
  useCapabilities,
  useExamActions,
  useIsAnsweringAgain,
  useMayAnswer,
} from '@/features/exam/store/useExam';
import { useNextUnrated } from '@/features/exam/store/useNextUnrated';
import { hasVoice } from '@/features/exam/tools/reading/useHasVoice';
import { lineReaderToggled, readingToggled, toolToggled } from '@/features/exam/tools/toolsSlice';
import { toggleFullScreen } from '@/shared/browser/fullScreen';
import { mayBeShortcut } from '@/shared/browser/mayBeShortcut';
import { useEventListener } from '@/shared/browser/useEventListener';
import { useAppStore } from '@/shared/store/hooks';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';

interface ShortcutHandlers {
  readonly onHelp: () => void;
  readonly onComment: () => void;
  readonly onTime: () => void;
  /** There is no other question to rate. */
  readonly onAllRated: () => void;
}

/** Ignores keys while typing, in a dialog, and with Ctrl, Alt or Meta. */
function useShortcuts({ onHelp, onComment, onTime, onAllRated }: ShortcutHandlers): void {
  const store = useAppStore();
  const { choose, strike, mark, move } = useExamActions();
  const mayAnswer = useMayAnswer();
  const isReanswering = useIsAnsweringAgain();
  const { tutorFeedback } = useCapabilities();
  const nextUnrated = useNextUnrated();

  const perform = (act: ShortcutAction): void => {
    if (isStudyTool(act.id)) {
      store.dispatch(toolToggled(act.id));
      return;
    }
    switch (act.id) {
      case 'choose':
        if (mayAnswer || isReanswering) choose(act.letter);
        return;
      case 'strike':
        if (mayAnswer) strike(act.letter);
        return;
      case 'mark':
        if (mayAnswer) mark();
        return;
      case 'move':
        move(act.step);
        return;
      case 'unrated':
        if (!nextUnrated.go()) onAllRated();
        return;
      case 'textSize':
        stepTextSize(act.step);
        return;
      case 'highlight':
        focusWords();
        return;
      case 'talk':
        onComment();
        return;
      case 'time':
        onTime();
        return;
      case 'fullScreen':
        toggleFullScreen();
        return;
      case 'readAloud':
        if (hasVoice()) store.dispatch(readingToggled());
        return;
      case 'lineReader':
        store.dispatch(lineReaderToggled());
        return;
      case 'help':
        onHelp();
    }
  };

  useEventListener(document, 'keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !mayBeShortcut(event)) return;
    const exam = selectOpenExam(store.getState());
    if (exam === undefined || exam.attempt.ended) return;
    const options = exam.questions[exam.attempt.current]?.option.optionList.length ?? 0;
    const act = actionOf(event, options, assignedKeys());
    if (act === undefined || !isShortcutOn(act.id)) return;
    if (event.key.startsWith('Arrow') && isScrolledTable(event.target)) return;
    if (act.id === 'unrated' && !tutorFeedback) return;
    // An arrow key would also select the neighboring radio.
    event.preventDefault();
    perform(act);
  });
}

/** Whether the arrow keys scroll it. */
const isScrolledTable = (target: EventTarget | null): boolean =>
  target instanceof HTMLTableElement && target.scrollWidth > target.clientWidth;

/** Focuses the stem's text; from there the explanation's, if it is shown. */
function focusWords(): void {
  const texts = [...document.querySelectorAll<HTMLElement>('[data-words]')];
  const at = texts.findIndex((text) => text.contains(document.activeElement));
  texts[(at + 1) % texts.length]?.focus();
}

interface ExamShortcutsProps {
  readonly isHelpOpen: boolean;
  readonly onHelp: (open: boolean) => void;
  readonly onComment: () => void;
}

export function ExamShortcuts({ isHelpOpen, onHelp, onComment }: ExamShortcutsProps) {
  const store = useAppStore();
  const [statusText, setStatusText] = useState('');
  // Announced again even if the text is the same.
  const announce = (text: string): void => setStatusText((before) => (before === text ? `${text}.` : text));
  const announceTime = (): void => {
    const exam = selectOpenExam(store.getState());
    if (exam === undefined) return;
    const text = exam.attempt.timerOn
      ? timeLeftText(shownSeconds(timeLeftAt(exam.attempt, monotonicNow())))
      : 'This block is not timed';
    announce(text);
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
