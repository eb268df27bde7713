import { get, post } from './endpoint';
import { pick } from './entity';
import {
  decodeStudentFeedbackList,
  decodeTutorFeedbackList,
  type StudentFeedback,
  type TutorFeedback,
} from './feedback';
import { bodyIgnored } from './ignored';

/** Author and date are added by the server. */
export type StudentFeedbackDraft = Omit<StudentFeedback, 'user' | 'dateCreated'>;

/** Author and date are added by the server. */
export type TutorFeedbackDraft = Omit<TutorFeedback, 'user' | 'dateCreated'>;

interface SiteFeedbackDraft {
  readonly section: string;
  readonly feedback: string;
}

export const getStudentFeedback = get({
  id: 'getStudentFeedback',
  path: '/question/feedback/student/:questionId',
  decode: decodeStudentFeedbackList,
  noneYet: true,
});

export const sendStudentFeedback = post({
  id: 'sendStudentFeedback',
  path: '/question/feedback/student',
  request: (draft: StudentFeedbackDraft) => ({
    body: pick(
      draft,
      'questionId',
      'blockId',
      'rating',
      'isError',
      'topic',
      'explanationType',
      'difficulty',
      'comment',
    ),
  }),
  decode: bodyIgnored(),
});

export const getTutorFeedback = get({
  id: 'getTutorFeedback',
  path: '/question/feedback/tutor/:questionId',
  decode: decodeTutorFeedbackList,
  noneYet: true,
});

export const sendTutorFeedback = post({
  id: 'sendTutorFeedback',
  path: '/question/feedback/tutor',
  request: ({ stem, explanation, improvementSuggestions, ...draft }: TutorFeedbackDraft) => ({
    body: {
      ...pick(draft, 'questionId', 'blockId', 'expandedExplanation'),
      stem: pick(stem, 'difficulty', 'quality', 'errors'),
      explanation: pick(explanation, 'quality', 'errors'),
      improvementSuggestions: pick(improvementSuggestions, 'stem', 'explanation', 'expandedExplanation'),
    },
  }),
  decode: bodyIgnored(),
});

/** One half of the contract's getAllFeedback; the other is `getAllTutorFeedback`. */
export const getAllStudentFeedback = get({
  id: 'getAllStudentFeedback',
  path: '/question/feedback/student/all',
  decode: decodeStudentFeedbackList,
});

/** One half of the contract's getAllFeedback; the other is `getAllStudentFeedback`. */
export const getAllTutorFeedback = get({
  id: 'getAllTutorFeedback',
  path: '/question/feedback/tutor/all',
  decode: decodeTutorFeedbackList,
});

export const sendSiteFeedback = post({
  id: 'sendSiteFeedback',
  path: '/user/feedback',
  request: ({ section, feedback }: SiteFeedbackDraft) => ({ body: { section, feedback } }),
  decode: bodyIgnored(),
});
