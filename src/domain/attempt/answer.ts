/** How sure a student is of an answer; stored on the device only. */
export const CONFIDENCES = ['guess', 'unsure', 'sure'] as const;
export type Confidence = (typeof CONFIDENCES)[number];
