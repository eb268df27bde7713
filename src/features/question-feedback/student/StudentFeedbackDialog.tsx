import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { FormDraft } from '@/domain/drafts/FormDraft';
import {
  choicesOf,
  difficultyLabels,
  lengthLabels,
  topicLabels,
  yesNoLabels,
} from '@/domain/feedback/labels';
import { studentRules } from '@/features/question-feedback/form/feedbackRulesModel';
import { FormActions } from '@/features/question-feedback/form/FormActions';
import { giveStudentFeedback } from '@/features/question-feedback/store/calls';
import {
  NO_STUDENT_ANSWERS,
  RATINGS,
  type StudentAnswers,
  studentDrafts,
  YES_NO,
} from '@/features/question-feedback/store/feedbackRecord';
import { DIFFICULTIES, EXPLANATION_LENGTHS, FEEDBACK_TOPICS } from '@/shared/api/feedback';
import type { RemoteState } from '@/shared/remote/remoteState';
import { useOnSuccess } from '@/shared/remote/useOnSuccess';
import { useAppDispatch } from '@/shared/store/hooks';
import { below } from '@/shared/theme/breakpoints';
import { vars } from '@/shared/theme/vars';
import { DialogHead } from '@/shared/ui/dialog/DialogHead';
import { Form } from '@/shared/ui/form/Form';
import { FormRadioField } from '@/shared/ui/form/FormRadioField';
import { FormTextField } from '@/shared/ui/form/FormTextField';

const FeedbackFields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  overflowY: 'auto',
  padding: '18px 24px 0',
  [below('largePhone')]: { padding: '16px 16px 0' },
});

/** Keeps 'Submit' and the missing fields in view, regardless of the form's length. */
const StickyFoot = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  marginInline: -24,
  padding: '12px 24px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  [below('largePhone')]: { marginInline: -16, paddingInline: 16 },
});

interface StudentFeedbackDialogProps {
  readonly questionId: string;
  /** The review's feedback block, if there is one. */
  readonly blockId: string | undefined;
  readonly onClose: () => void;
}

export function StudentFeedbackDialog({ questionId, blockId, onClose }: StudentFeedbackDialogProps) {
  const dispatch = useAppDispatch();
  const remote = useOnSuccess(giveStudentFeedback, questionId, onClose);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="question-feedback-title">
      <DialogHead id="question-feedback-title" title="Question feedback" onClose={onClose} />
      <Form
        initialValues={NO_STUDENT_ANSWERS}
        rules={studentRules}
        isBusy={remote.status === 'pending'}
        onSend={(form) => dispatch(giveStudentFeedback.actions.request({ questionId, blockId, ...form }))}
      >
        <FormDraft record={studentDrafts} id={questionId} />
        <StudentFields remote={remote} />
      </Form>
    </Dialog>
  );
}

function StudentFields({ remote }: { readonly remote: RemoteState<unknown, unknown> }) {
  const { isError, topic } = useFormikContext<StudentAnswers>().values;
  return (
    <FeedbackFields>
      <FormRadioField
        name="rating"
        label="Rating"
        options={RATINGS.map((rating) => ({ value: rating, name: String(rating) }))}
      />
      <FormRadioField
        name="isError"
        label="Is there an error?"
        required
        options={choicesOf(YES_NO, yesNoLabels)}
      />
      <FormRadioField
        name="topic"
        label="Topic"
        required={isError === 'Y'}
        options={choicesOf(FEEDBACK_TOPICS, topicLabels)}
      />
      <FormRadioField
        name="explanationType"
        label="Explanation length"
        required={topic === 'EXPLANATION'}
        options={choicesOf(EXPLANATION_LENGTHS, lengthLabels)}
      />
      <FormRadioField
        name="difficulty"
        label="Difficulty"
        options={choicesOf(DIFFICULTIES, difficultyLabels)}
      />
      <FormTextField name="comment" label="Comment" rows={5} />
      <StickyFoot>
        <FormActions rules={studentRules} remote={remote} />
      </StickyFoot>
    </FeedbackFields>
  );
}
