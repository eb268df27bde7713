import { useLayoutEffect, useState } from 'react';
import { useTextSize } from '@/domain/preferences/textSize';
import { ExplanationPanel } from '@/features/exam/question/ExplanationPanel';
import { HandInPanel } from '@/features/exam/end-block/SubmitPanel';
import { NavigatorSheet, usePartsAhead } from './lazyDialogs';
import { WideNavigator } from '@/features/exam/navigator/Navigator';
import { QuestionColumn } from '@/features/exam/question/QuestionColumn';
import { ReadOnlyBar } from '@/features/exam/toolbar/ReadOnlyBanner';
import styles from './exam.module.css';
import { RoomFooter } from '@/features/exam/toolbar/ExamFooter';
import { RoomHeader } from '@/features/exam/toolbar/ExamHeader';
import { RoomKeys } from '@/features/exam/shortcuts/ExamShortcuts';
import { RoomPart } from './ExamPanelBoundary';
import { TalkDialog } from '@/features/exam/toolbar/CommentOrFeedbackDialog';
import { NARROW, useMedia } from '@/shared/browser/useMedia';
import { usePrepareNext } from '@/features/exam/question/useImages';
import { usePrepareTexts } from '@/features/exam/question/usePresanitize';
import { useIsFrozen, useRules } from '@/features/exam/store/useExam';
import { useAddressOfItem, useHoldOn, usePageLife } from './useExamVisit';

/** The room: question in the middle, everything else at the edges, and nothing moves when the next item comes. */
export function OpenRoomScreen() {
  usePageLife();
  useHoldOn();
  useLowerEdge();
  const { key } = useRules();
  const isFrozen = useIsFrozen();
  const isNarrow = useMedia(NARROW);
  const size = useTextSize();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isTalking, setIsTalking] = useState(false);
  const talk = (): void => setIsTalking(true);
  return (
    <div className={styles.room} data-size={size} data-ended={isFrozen}>
      <RoomPart area="header" words="The tools of the room cannot be shown.">
        <RoomHeader narrow={isNarrow} onHelp={() => setIsHelpOpen(true)} onTalk={talk} />
      </RoomPart>
      {!isNarrow && !isFrozen && (
        <RoomPart area="nav" words="The list of questions cannot be shown.">
          <WideNavigator />
        </RoomPart>
      )}
      <main className={styles.main} data-panel={key}>
        <ReadOnlyBar />
        {isFrozen ? (
          <HandInPanel />
        ) : (
          <RoomPart words="This question cannot be shown. Your answers are kept.">
            <QuestionColumn />
          </RoomPart>
        )}
        {key && !isFrozen && (
          <RoomPart words="The explanation cannot be shown.">
            <ExplanationPanel />
          </RoomPart>
        )}
      </main>
      {isNarrow && isSheetOpen && <NavigatorSheet onClose={() => setIsSheetOpen(false)} />}
      <RoomPart area="footer" words="The ways out of the block cannot be shown. Your answers are kept.">
        <RoomFooter narrow={isNarrow} onShowQuestions={() => setIsSheetOpen(true)} />
      </RoomPart>
      <Follower />
      <RoomKeys isHelpOpen={isHelpOpen} onHelp={setIsHelpOpen} onTalk={talk} />
      {isTalking && <TalkDialog onClose={() => setIsTalking(false)} />}
    </div>
  );
}

/** Follows the item with what is not seen, apart from the picture, so that the room itself does not render. */
function Follower() {
  useAddressOfItem();
  usePrepareNext();
  usePrepareTexts();
  usePartsAhead();
  return null;
}

/** Tells what floats over the page that the footer is there; `:has()` would be asked with every change of the room. */
function useLowerEdge(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.lowerEdge = 'room';
    return () => {
      delete dataset.lowerEdge;
    };
  }, []);
}
