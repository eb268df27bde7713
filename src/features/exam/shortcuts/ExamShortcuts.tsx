import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { assignedKeys, isShortcutOn } from '@/domain/preferences/shortcuts';
import { actionOf, type ShortcutAction } from '@/domain/preferences/shortcutTable';
import { isStudyTool, STUDY_TOOLS, type StudyToolId } from '@/domain/preferences/studyTools';
import { stepTextSize } from '@/domain/preferences/textSize';
import { shownSeconds, timeLeftAt } from '@/features/exam/attempt/attemptModel';
import { timeLeftText } from '@/features/exam/attempt/timeWarningModel';
import { ShortcutsDialog } from '@/features/exam/lazyDialogs';
import { hasReferenceTools, selectOpenExam } from '@/features/exam/store/examSlice';
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
import { isLow } from '@/shared/theme/breakpoints';
import { vars } from '@/shared/theme/vars';

/** What a key has done, above the footer: those who see are told as those who listen are. */
const KeyStatus = styled('div')({
  gridArea: 'main',
  zIndex: 2,
  placeSelf: 'end center',
  pointerEvents: 'none',
  [`@media ${isLow}`]: { position: 'fixed', bottom: 0, left: '50%', transform: 'translateX(-50%)' },
});

const KeyStatusText = styled('p')({
  margin: 12,
  padding: '4px 12px',
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  font: vars.font.body1,
});

const SHOWN_MS = 4_000;

interface ExamShortcutsProps {
  readonly isHelpOpen: boolean;
  readonly onHelp: (open: boolean) => void;
  readonly onComment: () => void;
}

/** Ignores keys while typing, in a dialog, and with Ctrl, Alt or Meta. */
export function ExamShortcuts({ isHelpOpen, onHelp, onComment }: ExamShortcutsProps) {
  const store = useAppStore();
  const { choose, strike, mark, move } = useExamActions();
  const mayAnswer = useMayAnswer();
  const isReanswering = useIsAnsweringAgain();
  const { tutorFeedback } = useCapabilities();
  const nextUnrated = useNextUnrated();
  const [statusText, setStatusText] = useState('');
  // Announced again even if the text is the same.
  const announce = (text: string): void => setStatusText((before) => (before === text ? `${text}.` : text));
  useEffect(() => {
    if (statusText === '') return undefined;
    const timer = setTimeout(() => setStatusText(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [statusText]);

  const announceTime = (): void => {
    const attempt = selectOpenExam(store.getState())?.attempt;
    if (attempt === undefined) return;
    announce(
      attempt.timerOn
        ? timeLeftText(shownSeconds(timeLeftAt(attempt, monotonicNow())))
        : 'This block is not timed',
    );
  };

  const openTool = (id: StudyToolId): void => {
    const exam = selectOpenExam(store.getState());
    const isReference = STUDY_TOOLS.some((tool) => tool.id === id && tool.isReference);
    if (isReference && exam !== undefined && !hasReferenceTools(exam)) {
      announce('This exam has no lab values and no calculator');
    } else store.dispatch(toolToggled(id));
  };

  const actions = {
    mark: () => mayAnswer && mark(),
    unrated: () => nextUnrated.go() || announce('There is no other question to rate'),
    highlight: focusHighlightableText,
    talk: onComment,
    time: announceTime,
    fullScreen: toggleFullScreen,
    readAloud: () => hasVoice() && store.dispatch(readingToggled()),
    lineReader: () => store.dispatch(lineReaderToggled()),
    help: () => onHelp(true),
  };
  const perform = (action: ShortcutAction): void => {
    if (action.id === 'choose') {
      if (mayAnswer || isReanswering) choose(action.letter);
    } else if (action.id === 'strike') {
      if (mayAnswer) strike(action.letter);
    } else if (action.id === 'move') move(action.step);
    else if (action.id === 'textSize') stepTextSize(action.step);
    else if (isStudyTool(action.id)) openTool(action.id);
    else actions[action.id]();
  };

  useEventListener(document, 'keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !mayBeShortcut(event)) return;
    const exam = selectOpenExam(store.getState());
    if (exam === undefined || exam.attempt.ended) return;
    const options = exam.questions[exam.attempt.current]?.option.optionList.length ?? 0;
    const action = actionOf(event, options, assignedKeys());
    if (action === undefined || !isShortcutOn(action.id)) return;
    if (event.key.startsWith('Arrow') && isScrolledTable(event.target)) return;
    if (action.id === 'unrated' && !tutorFeedback) return;
    // An arrow key would also select the neighboring radio.
    event.preventDefault();
    perform(action);
  });

  return (
    <>
      <KeyStatus role="status">{statusText !== '' && <KeyStatusText>{statusText}</KeyStatusText>}</KeyStatus>
      {isHelpOpen && <ShortcutsDialog onClose={() => onHelp(false)} />}
    </>
  );
}

/** Whether the arrow keys scroll it. */
const isScrolledTable = (target: EventTarget | null): boolean =>
  target instanceof HTMLTableElement && target.scrollWidth > target.clientWidth;

/** Focuses the stem's text; from there the explanation's, if it is shown. */
function focusHighlightableText(): void {
  const texts = [...document.querySelectorAll<HTMLElement>('[data-words]')];
  const at = texts.findIndex((text) => text.contains(document.activeElement));
  texts[(at + 1) % texts.length]?.focus();
}
