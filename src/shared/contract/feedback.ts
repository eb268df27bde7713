/** Contract: feedback on questions by students and tutors, and feedback on the site. */
export type Difficulty = 'EASY' | 'MEDIUM' | 'HARD';
export type FeedbackTopic = 'OTHER_GENERAL' | 'STEM' | 'EXPLANATION';
export type ExplanationLength = 'TOO_SHORT' | 'TOO_VERBOSE' | 'JUST_RIGHT';
export type Quality = 'EXCELLENT' | 'GOOD' | 'FAIR';
export type ErrorKind = 'NONE' | 'FACTUAL' | 'GRAMMAR_TOPOLOGICAL';
export type Relevance = 'RELEVANT' | 'LESS_RELEVANT';

export interface FeedbackAuthor {
  readonly id?: string;
  readonly displayName?: string;
  readonly email?: string;
}

export interface StudentFeedback {
  readonly questionId: string;
  readonly blockId?: string;
  /** 1 to 5; absent when the student gave none. */
  readonly rating?: number;
  readonly isError: 'Y' | 'N';
  readonly topic?: FeedbackTopic;
  readonly explanationType?: ExplanationLength;
  readonly difficulty?: Difficulty;
  readonly comment: string;
  readonly user?: FeedbackAuthor;
  readonly dateCreated?: string;
}

export interface TutorFeedback {
  readonly questionId: string;
  readonly blockId?: string;
  readonly stem: {
    readonly difficulty?: Difficulty;
    readonly quality?: Quality;
    readonly errors?: ErrorKind;
  };
  readonly explanation: { readonly quality?: Quality; readonly errors?: ErrorKind };
  readonly expandedExplanation?: Relevance;
  readonly improvementSuggestions: {
    readonly stem: string;
    readonly explanation: string;
    readonly expandedExplanation: string;
  };
  readonly user?: FeedbackAuthor;
  readonly dateCreated?: string;
}

export interface SiteFeedback {
  readonly section: string;
  readonly feedback: string;
}
