import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { ExamMode } from '@/features/exam/attempt/modesModel';
import { selectExam } from '@/features/exam/store/examSlice';
import { type ExamSlots, ExamSlotsContext } from '@/features/exam/store/slots';
import { leaveFullScreen } from '@/shared/browser/fullScreen';
import { useSelector } from '@/shared/store/hooks';
import { ExamErrorPage } from './ExamErrorPage';
import { ExamOpening } from './ExamOpening';
import { ExamScreen } from './ExamScreen';
import { ItemNotFound } from './ItemNotFound';
import { MessagePage } from './MessagePage';
import { useExamVisit } from './useExamVisit';

const WHOLE_NUMBER = /^-?\d+$/;

interface ExamLayoutProps {
  readonly mode: ExamMode;
  readonly slots?: ExamSlots;
}

const NO_SLOTS: ExamSlots = {};

/** The exam in one of its modes. An index outside the block means the nearest item. */
export function ExamLayout({ mode, slots = NO_SLOTS }: ExamLayoutProps) {
  const { examId = '', item = '' } = useParams();
  // Other pages have no control that leaves full screen.
  useEffect(() => leaveFullScreen, []);
  if (!WHOLE_NUMBER.test(item)) {
    return (
      <MessagePage>
        <ItemNotFound />
      </MessagePage>
    );
  }
  return (
    <ExamSlotsContext value={slots}>
      <Visit quizId={examId} index={Number(item) - 1} mode={mode} />
    </ExamSlotsContext>
  );
}

interface VisitProps {
  readonly quizId: string;
  readonly index: number;
  readonly mode: ExamMode;
}

function Visit({ quizId, index, mode }: VisitProps) {
  useExamVisit(quizId, mode, index);
  const phase = useSelector((root) => selectExam(root).phase);
  switch (phase) {
    case 'open':
      return <ExamScreen />;
    case 'failed':
      return <ExamErrorPage />;
    case 'closed':
    case 'opening':
      return <ExamOpening />;
  }
}
