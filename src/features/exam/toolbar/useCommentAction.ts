import { type RoomSlots, useRoomSlots } from '@/features/exam/store/slots';
import { useRules } from '@/features/exam/store/useExam';

interface Talk {
  readonly name: 'Comment' | 'Question feedback';
  readonly Dialog: NonNullable<RoomSlots['Comments']>;
}

/** Where this visitor says something about the question: comments, or a student's feedback in review. */
export function useTalk(): Talk | undefined {
  const { comments, studentFeedback } = useRules();
  const { Comments, StudentFeedback } = useRoomSlots();
  if (comments && Comments !== undefined) return { name: 'Comment', Dialog: Comments };
  if (studentFeedback && StudentFeedback !== undefined) {
    return { name: 'Question feedback', Dialog: StudentFeedback };
  }
  return undefined;
}
