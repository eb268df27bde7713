import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { useTextSize } from '@/shared/reading/textSize';
import { ExplanationPanel } from './ExplanationPanel';
import { HandInPanel } from './HandInPanel';
import { laterParts, usePartsAhead } from './laterParts';
import { WideNavigator } from './Navigator';
import { QuestionColumn } from './QuestionColumn';
import { ReadOnlyBar } from './ReadOnlyBar';
import styles from './room.module.css';
import { RoomFooter } from './RoomFooter';
import { RoomHeader } from './RoomHeader';
import { RoomKeys } from './RoomKeys';
import { TalkDialog } from './TalkDialog';
import { NARROW, useMedia } from './useMedia';
import { usePrepareNext } from './useImages';
import { useIsFrozen, useOpenRoom, useRules } from './useRoom';
import { useAddressOfItem, useHoldOn, usePageLife } from './useRoomVisit';

const NavigatorSheet = lazy(laterParts.navigatorSheet);

/** The room: question in the middle, everything else at the edges, and nothing moves when the next item comes. */
export function OpenRoomScreen() {
  usePageLife();
  useHoldOn();
  useRoomTitle();
  const { key } = useRules();
  const isFrozen = useIsFrozen();
  const isNarrow = useMedia(NARROW);
  const size = useTextSize();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isTalking, setIsTalking] = useState(false);
  const talk = (): void => setIsTalking(true);
  return (
    <div className={styles.room} data-size={size}>
      <RoomHeader narrow={isNarrow} onHelp={() => setIsHelpOpen(true)} onTalk={talk} />
      {!isNarrow && <WideNavigator />}
      <main className={styles.main} data-panel={key}>
        <ReadOnlyBar />
        {isFrozen ? (
          <HandInPanel />
        ) : (
          <ErrorBoundary fallback={(retry) => <BrokenQuestion onRetry={retry} />}>
            <QuestionColumn />
          </ErrorBoundary>
        )}
        {key && !isFrozen && <ExplanationPanel />}
      </main>
      {isNarrow && isSheetOpen && (
        <Suspense fallback={null}>
          <NavigatorSheet onClose={() => setIsSheetOpen(false)} />
        </Suspense>
      )}
      <RoomFooter narrow={isNarrow} onShowQuestions={() => setIsSheetOpen(true)} />
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
  usePartsAhead();
  return null;
}

function useRoomTitle(): void {
  const name = useOpenRoom((room) => room.name) ?? '';
  useEffect(() => {
    document.title = `${name} · QLearn`;
  }, [name]);
}

function BrokenQuestion({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.broken} role="alert">
      <p>This question cannot be shown. Your answers are kept.</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
