import { sendSiteFeedback } from '@/shared/api/feedbackCalls';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { createFormDialog } from '@/shared/ui/form/createFormDialog';
import { SENT_SHOWN_FOR, texts } from './siteFeedbackModel';

export const sendFeedback = createRemoteCall({
  name: 'siteFeedback/send',
  endpoint: sendSiteFeedback,
  concurrency: 'leading',
  onSuccess: { notify: { text: texts.sent, autoHideSeconds: SENT_SHOWN_FOR } },
});

/** Open for a section of the site; closes once the feedback was sent. */
export const feedbackDialog = createFormDialog<{ readonly section: string }>('siteFeedback/dialog', [
  sendFeedback.actions.success,
]);
