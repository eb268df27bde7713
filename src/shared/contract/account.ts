/** Contract, section Account. */
export type Role = 'ROLE_STUDENT' | 'ROLE_TUTOR' | 'ROLE_ADMIN';

export interface UserDetails {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
  readonly primaryRole: Role;
  readonly accessToken?: string;
}

export type QuizMode = 'POWER_SEARCH' | 'CATEGORY_SEARCH';

export interface QuizPreference {
  readonly timerMode: boolean;
  readonly tutorMode: boolean;
  readonly saveCategoriesPreference: boolean;
}

/** Kept per user on the server; always sent whole, merged with what was read. */
export interface Preference {
  readonly darkTheme: boolean;
  readonly userAcknowledged: boolean;
  readonly quizMode: QuizMode;
  readonly quizPreference: QuizPreference;
  readonly examType: readonly string[];
  readonly discipline: readonly string[];
  readonly organSystem: readonly string[];
  readonly emailPracticeQuestions: boolean;
}

export interface UserActivity {
  readonly userId: string;
  readonly quizAccessCount: number;
  readonly questionAttemptCount: number;
  readonly videoAccessCount: number;
}

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly roles: readonly Role[];
  readonly inviteToken?: string;
}
