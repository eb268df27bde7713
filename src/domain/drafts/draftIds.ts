/** Record ids of the store 'drafts', beside `SAVED_TOPICS`. */
export const draftIds = {
  comment: (questionId: string): string => `comment/${questionId}`,
  studentFeedback: (questionId: string): string => `student-feedback/${questionId}`,
  tutorFeedback: (questionId: string): string => `tutor-feedback/${questionId}`,
  /** Questions that a tutor has rated. */
  rated: (quizId: string): string => `rated/${quizId}`,
  /** Zoom, rotation and tones of the images of a quiz. */
  imageViews: (quizId: string): string => `image-views/${quizId}`,
} as const;
