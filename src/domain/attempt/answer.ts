/** How sure a student is of an answer; kept on the device only. */
export const CONFIDENCES = ['guess', 'unsure', 'sure'] as const;
export type Confidence = (typeof CONFIDENCES)[number];
