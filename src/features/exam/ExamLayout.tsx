import { useParams } from 'react-router-dom';
import { useSelector } from '@/shared/store/hooks';
import type { RoomMode } from '@/features/exam/attempt/modesModel';
import { NoSuchItem } from './ItemNotFound';
import { OpenRoomScreen } from './ExamScreen';
import { OpeningRoom } from './ExamOpening';
import { ProblemPage } from './ExamErrorPage';
import { selectRoom } from '@/features/exam/store/examSlice';
import styles from './examErrorPage.module.css';
import { type RoomSlots, RoomSlotsContext } from '@/features/exam/store/slots';
import { useRoomVisit } from './useExamVisit';

const WHOLE_NUMBER = /^-?\d+$/;

interface RoomScreenProps {
  readonly mode: RoomMode;
  readonly slots?: RoomSlots;
}

const NO_SLOTS: RoomSlots = {};

/** The exam room, in one of its modes. A number outside the block means the nearest item. */
export function RoomScreen({ mode, slots = NO_SLOTS }: RoomScreenProps) {
  const { examId = '', item = '' } = useParams();
  if (!WHOLE_NUMBER.test(item)) {
    return (
      <main className={styles.page}>
        <NoSuchItem />
      </main>
    );
  }
  return (
    <RoomSlotsContext value={slots}>
      <Visit quizId={examId} index={Number(item) - 1} mode={mode} />
    </RoomSlotsContext>
  );
}

interface VisitProps {
  readonly quizId: string;
  readonly index: number;
  readonly mode: RoomMode;
}

function Visit({ quizId, index, mode }: VisitProps) {
  useRoomVisit(quizId, mode, index);
  const phase = useSelector((root) => selectRoom(root).phase);
  switch (phase) {
    case 'open':
      return <OpenRoomScreen />;
    case 'failed':
      return <ProblemPage />;
    case 'closed':
    case 'opening':
      return <OpeningRoom />;
  }
}
