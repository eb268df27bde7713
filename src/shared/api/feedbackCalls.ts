/** Contract: the calls that send and list feedback, on questions and on the site. */
import { empty } from './decode';
import type { Endpoint } from './endpoint';
import {
  decodeStudentFeedbackList,
  decodeTutorFeedbackList,
  type StudentFeedback,
  type TutorFeedback,
} from './feedback';

/** What a reviewer fills in; who and when, the server knows. */
export type StudentFeedbackDraft = Omit<StudentFeedback, 'user' | 'dateCreated'>;

/** What a tutor fills in; who and when, the server knows. */
export type TutorFeedbackDraft = Omit<TutorFeedback, 'user' | 'dateCreated'>;

/** What a user writes about the site, and the section of it that is meant. */
export interface SiteFeedback {
  readonly section: string;
  readonly feedback: string;
}

/** Contract call `getStudentFeedback`: what students said of a question. */
export const getStudentFeedback: Endpoint<{ readonly questionId: string }, StudentFeedback[]> = {
  id: 'getStudentFeedback',
  method: 'GET',
  path: '/question/feedback/student/:questionId',
  bearer: 'required',
  request: ({ questionId }) => ({ segments: { questionId } }),
  decode: decodeStudentFeedbackList,
};

/** Contract call `sendStudentFeedback`. */
export const sendStudentFeedback: Endpoint<StudentFeedbackDraft, undefined> = {
  id: 'sendStudentFeedback',
  method: 'POST',
  path: '/question/feedback/student',
  bearer: 'required',
  request: (draft) => ({
    body: {
      questionId: draft.questionId,
      blockId: draft.blockId,
      rating: draft.rating,
      isError: draft.isError,
      topic: draft.topic,
      explanationType: draft.explanationType,
      difficulty: draft.difficulty,
      comment: draft.comment,
    },
  }),
  decode: empty,
};

/** Contract call `getTutorFeedback`: how tutors rated a question. */
export const getTutorFeedback: Endpoint<{ readonly questionId: string }, TutorFeedback[]> = {
  id: 'getTutorFeedback',
  method: 'GET',
  path: '/question/feedback/tutor/:questionId',
  bearer: 'required',
  request: ({ questionId }) => ({ segments: { questionId } }),
  decode: decodeTutorFeedbackList,
};

/** Contract call `sendTutorFeedback`. */
export const sendTutorFeedback: Endpoint<TutorFeedbackDraft, undefined> = {
  id: 'sendTutorFeedback',
  method: 'POST',
  path: '/question/feedback/tutor',
  bearer: 'required',
  request: (draft) => ({
    body: {
      questionId: draft.questionId,
      blockId: draft.blockId,
      stem: {
        difficulty: draft.stem.difficulty,
        quality: draft.stem.quality,
        errors: draft.stem.errors,
      },
      explanation: { quality: draft.explanation.quality, errors: draft.explanation.errors },
      expandedExplanation: draft.expandedExplanation,
      improvementSuggestions: {
        stem: draft.improvementSuggestions.stem,
        explanation: draft.improvementSuggestions.explanation,
        expandedExplanation: draft.improvementSuggestions.expandedExplanation,
      },
    },
  }),
  decode: empty,
};

/** One half of the contract's getAllFeedback; the other is `getAllTutorFeedback`. */
export const getAllStudentFeedback: Endpoint<void, StudentFeedback[]> = {
  id: 'getAllStudentFeedback',
  method: 'GET',
  path: '/question/feedback/student/all',
  bearer: 'required',
  request: () => ({}),
  decode: decodeStudentFeedbackList,
};

/** One half of the contract's getAllFeedback; the other is `getAllStudentFeedback`. */
export const getAllTutorFeedback: Endpoint<void, TutorFeedback[]> = {
  id: 'getAllTutorFeedback',
  method: 'GET',
  path: '/question/feedback/tutor/all',
  bearer: 'required',
  request: () => ({}),
  decode: decodeTutorFeedbackList,
};

/** Contract call `sendSiteFeedback`: the message box of the shell. */
export const sendSiteFeedback: Endpoint<SiteFeedback, undefined> = {
  id: 'sendSiteFeedback',
  method: 'POST',
  path: '/user/feedback',
  bearer: 'required',
  request: ({ section, feedback }) => ({ body: { section, feedback } }),
  decode: empty,
};
