/** Contract, section Account: what a user has set. */
import {
  entityFields,
  field,
  fieldsOf,
  boolean,
  isAbsent,
  optionalOneOf,
  optional,
  nameList,
  unwrap,
} from './decode';
import type { Endpoint } from './endpoint';

/** The two ways of choosing questions on Create Quiz. */
export const QUIZ_MODES = ['POWER_SEARCH', 'CATEGORY_SEARCH'] as const;

/** Which way of choosing questions is shown first. */
export type QuizMode = (typeof QUIZ_MODES)[number];

/** How the switches of Create Quiz stand at first. */
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

/** What a user has who has never set anything. */
export const DEFAULT_PREFERENCE: Preference = {
  darkTheme: false,
  userAcknowledged: false,
  quizMode: 'CATEGORY_SEARCH',
  quizPreference: { timerMode: false, tutorMode: false, saveCategoriesPreference: false },
  examType: [],
  discipline: [],
  organSystem: [],
  emailPracticeQuestions: false,
};

/** Missing fields read as never set. Throws `DecodeError`. */
export function decodePreference(body: unknown): Preference {
  const fields = entityFields(body, 'Preference', 'quizMode', 'darkTheme');
  return {
    darkTheme: boolean(fields.get('darkTheme')),
    userAcknowledged: boolean(fields.get('userAcknowledged')),
    quizMode: optionalOneOf(fields.get('quizMode'), QUIZ_MODES) ?? DEFAULT_PREFERENCE.quizMode,
    quizPreference:
      optional(field(fields, 'quizPreference'), decodeQuizPreference) ?? DEFAULT_PREFERENCE.quizPreference,
    examType: nameList(fields.get('examType')),
    discipline: nameList(fields.get('discipline')),
    organSystem: nameList(fields.get('organSystem')),
    emailPracticeQuestions: boolean(fields.get('emailPracticeQuestions')),
  };
}

function decodeQuizPreference(value: unknown): QuizPreference {
  const fields = fieldsOf(value, 'QuizPreference');
  return {
    timerMode: boolean(fields.get('timerMode')),
    tutorMode: boolean(fields.get('tutorMode')),
    saveCategoriesPreference: boolean(fields.get('saveCategoriesPreference')),
  };
}

/** Contract call `getPreference`; who has none yet reads as the default. */
export const getPreference: Endpoint<{ readonly userId: string }, Preference> = {
  id: 'getPreference',
  method: 'GET',
  path: '/user/preference/:userId',
  bearer: 'required',
  request: ({ userId }) => ({ segments: { userId } }),
  decode: (body) => (isAbsent(unwrap(body)) ? DEFAULT_PREFERENCE : decodePreference(body)),
};

/** Sends the whole preference, also what the screen does not show. */
export const putPreference: Endpoint<
  { readonly userId: string; readonly preference: Preference },
  Preference
> = {
  id: 'putPreference',
  method: 'PUT',
  path: '/user/preference/:userId',
  bearer: 'required',
  request: ({ userId, preference }) => ({
    segments: { userId },
    body: {
      darkTheme: preference.darkTheme,
      userAcknowledged: preference.userAcknowledged,
      quizMode: preference.quizMode,
      quizPreference: preference.quizPreference,
      examType: preference.examType,
      discipline: preference.discipline,
      organSystem: preference.organSystem,
      emailPracticeQuestions: preference.emailPracticeQuestions,
    },
  }),
  decode: decodePreference,
};
