import { useLayoutEffect, useState } from 'react';
import { useTextSize } from '@/shared/reading/textSize';
import { ExplanationPanel } from './ExplanationPanel';
import { HandInPanel } from './HandInPanel';
import { NavigatorSheet, usePartsAhead } from './laterParts';
import { WideNavigator } from './Navigator';
import { QuestionColumn } from './QuestionColumn';
import { ReadOnlyBar } from './ReadOnlyBar';
import styles from './room.module.css';
import { RoomFooter } from './RoomFooter';
import { RoomHeader } from './RoomHeader';
import { RoomKeys } from './RoomKeys';
import { RoomPart } from './RoomPart';
import { TalkDialog } from './TalkDialog';
import { NARROW, useMedia } from './useMedia';
import { usePrepareNext } from './useImages';
import { usePrepareTexts } from './usePrepareTexts';
import { useIsFrozen, useRules } from './useRoom';
import { useAddressOfItem, useHoldOn, usePageLife } from './useRoomVisit';

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
