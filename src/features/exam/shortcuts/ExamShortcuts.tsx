import { useState } from 'react';
import { useAppStore } from '@/shared/store/hooks';
import controls from '@/features/exam/toolbar/controls.module.css';
import { ShortcutsDialog } from '@/features/exam/lazyDialogs';
import { monotonicNow } from '@/features/exam/store/monotonicNow';
import { selectOpenRoom } from '@/features/exam/store/examSlice';
import { timeLeftAt } from '@/features/exam/attempt/attemptModel';
import { shownSeconds } from '@/features/exam/attempt/submissionModel';
import { timeWords } from '@/features/exam/attempt/timeWarningModel';
import { useShortcuts } from './useShortcuts';

interface RoomKeysProps {
  readonly isHelpOpen: boolean;
  readonly onHelp: (open: boolean) => void;
  readonly onTalk: () => void;
}

/** The keyboard of the room, its list of keys, and the voice that says the time. */
export function RoomKeys({ isHelpOpen, onHelp, onTalk }: RoomKeysProps) {
  const store = useAppStore();
  const [said, setSaid] = useState('');
  const sayTime = (): void => {
    const room = selectOpenRoom(store.getState());
    if (room === undefined) return;
    const words = room.sitting.timerOn
      ? timeWords(shownSeconds(timeLeftAt(room.sitting, monotonicNow())))
      : 'This block is not timed';
    // Said again even where the words are the same.
    setSaid((before) => (before === words ? `${words}.` : words));
  };
  useShortcuts({ onHelp: () => onHelp(true), onTalk, onTime: sayTime });
  return (
    <>
      <span role="status" className={controls.hidden}>
        {said}
      </span>
      {isHelpOpen && <ShortcutsDialog onClose={() => onHelp(false)} />}
    </>
  );
}
