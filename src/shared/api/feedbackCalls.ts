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

export const getStudentFeedback = get(
  'getStudentFeedback',
  '/question/feedback/student/:questionId',
  decodeStudentFeedbackList,
  { noneYet: true },
);

export const sendStudentFeedback = post('sendStudentFeedback', '/question/feedback/student', bodyIgnored(), {
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
});

export const getTutorFeedback = get(
  'getTutorFeedback',
  '/question/feedback/tutor/:questionId',
  decodeTutorFeedbackList,
  { noneYet: true },
);

export const sendTutorFeedback = post('sendTutorFeedback', '/question/feedback/tutor', bodyIgnored(), {
  request: ({ stem, explanation, improvementSuggestions, ...draft }: TutorFeedbackDraft) => ({
    body: {
      ...pick(draft, 'questionId', 'blockId', 'expandedExplanation'),
      stem: pick(stem, 'difficulty', 'quality', 'errors'),
      explanation: pick(explanation, 'quality', 'errors'),
      improvementSuggestions: pick(improvementSuggestions, 'stem', 'explanation', 'expandedExplanation'),
    },
  }),
});

/** One half of the contract's getAllFeedback; the other is `getAllTutorFeedback`. */
export const getAllStudentFeedback = get(
  'getAllStudentFeedback',
  '/question/feedback/student/all',
  decodeStudentFeedbackList,
);

/** One half of the contract's getAllFeedback; the other is `getAllStudentFeedback`. */
export const getAllTutorFeedback = get(
  'getAllTutorFeedback',
  '/question/feedback/tutor/all',
  decodeTutorFeedbackList,
);

export const sendSiteFeedback = post('sendSiteFeedback', '/user/feedback', bodyIgnored(), {
  request: ({ section, feedback }: SiteFeedbackDraft) => ({ body: { section, feedback } }),
});
