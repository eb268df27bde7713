import { useDraft } from '@/domain/drafts/useDraft';
import { giveStudentFeedback } from '@/features/question-feedback/store/calls';
import { NO_STUDENT_ANSWERS, type StudentAnswers } from '@/features/question-feedback/store/studentAnswers';
import { studentDrafts } from '@/features/question-feedback/store/studentDraftRecord';
import type { RemoteState } from '@/shared/remote/createRemoteCall';
import { useOnSuccess } from '@/shared/remote/useOnSuccess';
import { useAppDispatch } from '@/shared/store/hooks';
import { missingOfStudent, studentFeedbackOf } from './studentModel';

interface StudentFeedbackForm {
  readonly answers: StudentAnswers;
  readonly answer: (change: Partial<StudentAnswers>) => void;
  readonly missing: readonly string[];
  readonly remote: RemoteState<unknown, undefined>;
  readonly submit: () => void;
}

/** A student's feedback on one question; stored on the device until the server has it. */
export function useStudentFeedback(subject: {
  readonly questionId: string;
  readonly blockId: string | undefined;
  readonly onSent: () => void;
}): StudentFeedbackForm {
  const { questionId, blockId, onSent } = subject;
  const dispatch = useAppDispatch();
  const { value, change, discard } = useDraft(studentDrafts, questionId, NO_STUDENT_ANSWERS);
  const remote = useOnSuccess(giveStudentFeedback, questionId, () => {
    discard();
    onSent();
  });
  return {
    answers: value,
    answer: (part) => change({ ...value, ...part }),
    missing: missingOfStudent(value),
    remote,
    submit: () => {
      const feedback = studentFeedbackOf(value, { questionId, blockId });
      if (feedback !== undefined) dispatch(giveStudentFeedback.actions.request(feedback));
    },
  };
}
