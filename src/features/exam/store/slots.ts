import { type ComponentType, createContext, use } from 'react';
import type { RootState } from '@/shared/store/rootReducer';
import { useCapabilities } from './useExam';

interface QuestionSlotProps {
  readonly questionId: string;
  readonly quizId: string;
}

interface DialogSlotProps extends QuestionSlotProps {
  readonly onClose: () => void;
}

/** Extension points: the app fills them with other features, which do not import each other. */
export interface ExamSlots {
  readonly Comments?: ComponentType<DialogSlotProps>;
  readonly StudentFeedback?: ComponentType<DialogSlotProps>;
  /** Content of the panel's tab 'Feedback'. */
  readonly FeedbackTab?: ComponentType<QuestionSlotProps>;
  /** Next to the tools of the header, for instance 'Open guide'. */
  readonly Tools?: ComponentType<Pick<QuestionSlotProps, 'quizId'>>;
  /** Ids of the quiz's questions that the tutor has rated. */
  readonly selectRated?: (root: RootState, quizId: string) => readonly string[];
  /** Videos of a question, inside the explanation. */
  readonly Videos?: ComponentType<QuestionSlotProps & { readonly links: readonly string[] }>;
}

export const ExamSlotsContext = createContext<ExamSlots>({});

export const useExamSlots = (): ExamSlots => use(ExamSlotsContext);

/** How this user comments on the question: comments, or a student's feedback in review. */
export function useCommentAction() {
  const { comments, studentFeedback } = useCapabilities();
  const { Comments, StudentFeedback } = useExamSlots();
  if (comments && Comments !== undefined) return { name: 'Comment', Dialog: Comments };
  return studentFeedback && StudentFeedback !== undefined
    ? { name: 'Question feedback', Dialog: StudentFeedback }
    : undefined;
}
