import { sendSiteFeedback } from '@/shared/api/feedbackCalls';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { SENT_SHOWN_FOR_S, texts } from './siteFeedbackModel';

export const sendFeedback = createRemoteCall({
  name: 'siteFeedback/send',
  endpoint: sendSiteFeedback,
  onSuccess: { notify: { text: texts.sent, autoHideSeconds: SENT_SHOWN_FOR_S } },
});
