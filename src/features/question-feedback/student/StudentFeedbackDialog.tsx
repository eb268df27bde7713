import type { SubmitEvent } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { DIFFICULTIES, EXPLANATION_LENGTHS, FEEDBACK_TOPICS } from '@/shared/api/feedback';
import { difficultyLabels, lengthLabels, topicLabels, yesNoLabels } from '@/domain/feedback/labels';
import { CloseIcon } from '@/shared/icons/icons';
import { ChoiceGroup } from '@/features/question-feedback/form/ChoiceGroup';
import { RATINGS, YES_NO } from './studentModel';
import { FormActions } from '@/features/question-feedback/form/FormActions';
import { TextBox } from '@/features/question-feedback/form/TextBox';
import { useStudentFeedback } from './useStudentFeedback';
import { DialogForm, Head } from '@/features/question-feedback/form/feedbackStyles';

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
      <Head>
        <DialogTitle id="question-feedback-title">Question feedback</DialogTitle>
        <IconButton aria-label="Close" title="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <DialogForm data-part="dialogForm" noValidate onSubmit={onSubmit}>
        <ChoiceGroup
          label="Rating"
          options={RATINGS}
          nameOf={String}
          value={answers.rating}
          onChange={(rating) => answer({ rating })}
        />
        <ChoiceGroup
          label="Is there an error?"
          required
          options={YES_NO}
          nameOf={(value) => yesNoLabels[value]}
          value={answers.isError}
          onChange={(isError) => answer({ isError })}
        />
        <ChoiceGroup
          label="Topic"
          required={answers.isError === 'Y'}
          options={FEEDBACK_TOPICS}
          nameOf={(value) => topicLabels[value]}
          value={answers.topic}
          onChange={(topic) => answer({ topic })}
        />
        <ChoiceGroup
          label="Explanation length"
          required={answers.topic === 'EXPLANATION'}
          options={EXPLANATION_LENGTHS}
          nameOf={(value) => lengthLabels[value]}
          value={answers.explanationType}
          onChange={(explanationType) => answer({ explanationType })}
        />
        <ChoiceGroup
          label="Difficulty"
          options={DIFFICULTIES}
          nameOf={(value) => difficultyLabels[value]}
          value={answers.difficulty}
          onChange={(difficulty) => answer({ difficulty })}
        />
        <TextBox
          label="Comment"
          rows={5}
          value={answers.comment}
          onChange={(comment) => answer({ comment })}
        />
        <FormActions missing={missing} remote={remote} />
      </DialogForm>
    </Dialog>
  );
}
