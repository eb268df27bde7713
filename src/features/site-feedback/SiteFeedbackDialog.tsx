import { useOnSuccess } from '@/shared/remote/useOnSuccess';
import { useAppDispatch } from '@/shared/store/hooks';
import { FormDialog } from '@/shared/ui/form/FormDialog';
import { FormSelect } from '@/shared/ui/form/FormSelect';
import { FormTextField } from '@/shared/ui/form/FormTextField';
import { sendFeedback } from './calls';
import { feedbackRules, SECTIONS, texts } from './siteFeedbackModel';

const sections = SECTIONS.map((name) => ({ value: name, name }));
const ROWS = 6;

interface SiteFeedbackDialogProps {
  readonly section: string;
  readonly onClose: () => void;
}

export function SiteFeedbackDialog({ section, onClose }: SiteFeedbackDialogProps) {
  const dispatch = useAppDispatch();
  const { status } = useOnSuccess(sendFeedback, '', onClose);
  return (
    <FormDialog
      title="Site feedback"
      initialValues={{ section, feedback: '' }}
      rules={feedbackRules}
      submitLabel="Send"
      width="sm"
      isBusy={status === 'pending'}
      failure={status === 'error' ? texts.failed : undefined}
      onSend={(feedback) => dispatch(sendFeedback.actions.request(feedback))}
      onClose={onClose}
    >
      <FormSelect name="section" label="Section" options={sections} />
      <FormTextField name="feedback" label="Feedback" rows={ROWS} />
    </FormDialog>
  );
}
