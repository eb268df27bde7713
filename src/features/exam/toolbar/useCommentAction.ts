import { type ExamSlots, useExamSlots } from '@/features/exam/store/slots';
import { useCapabilities } from '@/features/exam/store/useExam';

interface CommentAction {
  readonly name: 'Comment' | 'Question feedback';
  readonly Dialog: NonNullable<ExamSlots['Comments']>;
}

/** How this user comments on the question: comments, or a student's feedback in review. */
export function useCommentAction(): CommentAction | undefined {
  const { comments, studentFeedback } = useCapabilities();
  const { Comments, StudentFeedback } = useExamSlots();
  if (comments && Comments !== undefined) return { name: 'Comment', Dialog: Comments };
  if (studentFeedback && StudentFeedback !== undefined) {
    return { name: 'Question feedback', Dialog: StudentFeedback };
  }
  return undefined;
}
