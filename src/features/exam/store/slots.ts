import { type ComponentType, createContext, use } from 'react';

interface QuestionSlotProps {
  readonly questionId: string;
  readonly quizId: string;
}

interface DialogSlotProps extends QuestionSlotProps {
  readonly onClose: () => void;
}

/** What other features bring into the room; the app puts them together, features know nothing of each other. */
export interface ExamSlots {
  /** The dialog 'Comments'. */
  readonly Comments?: ComponentType<DialogSlotProps>;
  /** The dialog 'Question feedback' of students in review. */
  readonly StudentFeedback?: ComponentType<DialogSlotProps>;
  /** What the tab 'Feedback' of the panel holds. */
  readonly FeedbackTab?: ComponentType<QuestionSlotProps>;
  /** Beside the tools of the header, for instance 'Open guide'. */
  readonly Tools?: ComponentType<Pick<QuestionSlotProps, 'quizId'>>;
  /** The videos of a question, inside the explanation. */
  readonly Videos?: ComponentType<QuestionSlotProps & { readonly links: readonly string[] }>;
}

/** Hands the slots down from the app to the room. */
export const ExamSlotsContext = createContext<ExamSlots>({});

/** What other features have brought into this room. */
export const useExamSlots = (): ExamSlots => use(ExamSlotsContext);
