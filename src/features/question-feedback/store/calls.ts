import { loadStudentFeedback } from '@/domain/feedback/calls';
import {
  sendStudentFeedback,
  sendTutorFeedback,
  type StudentFeedbackDraft,
  type TutorFeedbackDraft,
} from '@/shared/api/feedbackCalls';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

const THANKS = {
  text: 'Feedback has been sent successfully. Thank you...',
  autoHideSeconds: 4,
} as const;

const byQuestion = ({ questionId }: { readonly questionId: string }): string => questionId;

const reload = [
  ({ questionId }: StudentFeedbackDraft) => loadStudentFeedback.actions.request({ questionId }),
] as const;

export const giveStudentFeedback = createRemoteCall({
  name: 'questionFeedback/giveAsStudent',
  endpoint: sendStudentFeedback,
  key: byQuestion,
  onSuccess: { notify: THANKS, reload },
  onUnclear: { reload },
});

interface TutorRatingRequest {
  /** The quiz in which the question is rated: not sent, only for the tutor's progress. */
  readonly quizId: string;
  /** Its item, from 1, and what the log of ratings stores of it; not sent either. */
  readonly item: number;
  readonly quizName: string;
  readonly seconds: number;
  readonly draft: TutorFeedbackDraft;
}

export const giveTutorFeedback = createRemoteCall({
  name: 'questionFeedback/giveAsTutor',
  send: ({ draft }: TutorRatingRequest, { http, signal }) => http.send(sendTutorFeedback, draft, signal),
  concurrency: 'leading',
  key: ({ draft }) => draft.questionId,
  onSuccess: { notify: THANKS },
});
