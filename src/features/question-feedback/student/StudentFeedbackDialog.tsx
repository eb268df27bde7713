import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import type { SubmitEvent } from 'react';
import {
  choicesOf,
  difficultyLabels,
  lengthLabels,
  topicLabels,
  yesNoLabels,
} from '@/domain/feedback/labels';
import { FormActions } from '@/features/question-feedback/form/FormActions';
import { RATINGS, YES_NO } from '@/features/question-feedback/store/studentAnswers';
import { DIFFICULTIES, EXPLANATION_LENGTHS, FEEDBACK_TOPICS } from '@/shared/api/feedback';
import { vars } from '@/shared/theme/vars';
import { DialogHead } from '@/shared/ui/dialog/DialogHead';
import { RadioField } from '@/shared/ui/form/RadioField';
import { TextField } from '@/shared/ui/form/TextField';
import { useStudentFeedback } from './useStudentFeedback';

const NARROW = '@media (max-width: 479px)';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  overflowY: 'auto',
  padding: '18px 24px 0',
  [NARROW]: { padding: '16px 16px 0' },
});

/** Keeps what is missing, and 'Submit', in view however long the form is. */
const StickyFoot = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  marginInline: -24,
  padding: '12px 24px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  [NARROW]: { marginInline: -16, paddingInline: 16 },
});

interface StudentFeedbackDialogProps {
  readonly questionId: string;
  /** The review's feedback block, if there is one. */
  readonly blockId: string | undefined;
  readonly onClose: () => void;
}

/** A student's feedback on a question, in review. */
export function StudentFeedbackDialog({ questionId, blockId, onClose }: StudentFeedbackDialogProps) {
  const { answers, answer, missing, remote, submit } = useStudentFeedback({
    questionId,
    blockId,
    onSent: onClose,
  });
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="question-feedback-title">
      <DialogHead id="question-feedback-title" title="Question feedback" onClose={onClose} />
      <Form noValidate onSubmit={onSubmit}>
        <RadioField
          label="Rating"
          options={RATINGS.map((rating) => ({ value: rating, name: String(rating) }))}
          value={answers.rating}
          onChange={(rating) => answer({ rating })}
        />
        <RadioField
          label="Is there an error?"
          required
          options={choicesOf(YES_NO, yesNoLabels)}
          value={answers.isError}
          onChange={(isError) => answer({ isError })}
        />
        <RadioField
          label="Topic"
          required={answers.isError === 'Y'}
          options={choicesOf(FEEDBACK_TOPICS, topicLabels)}
          value={answers.topic}
          onChange={(topic) => answer({ topic })}
        />
        <RadioField
          label="Explanation length"
          required={answers.topic === 'EXPLANATION'}
          options={choicesOf(EXPLANATION_LENGTHS, lengthLabels)}
          value={answers.explanationType}
          onChange={(explanationType) => answer({ explanationType })}
        />
        <RadioField
          label="Difficulty"
          options={choicesOf(DIFFICULTIES, difficultyLabels)}
          value={answers.difficulty}
          onChange={(difficulty) => answer({ difficulty })}
        />
        <TextField
          label="Comment"
          rows={5}
          value={answers.comment}
          onChange={({ target }) => answer({ comment: target.value })}
        />
        <StickyFoot>
          <FormActions missing={missing} remote={remote} />
        </StickyFoot>
      </Form>
    </Dialog>
  );
}
