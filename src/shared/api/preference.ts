import { boolean, closedList, isAbsent, maybe, unwrap, withDefault } from './decode';
import type { DecodeContext } from './decodeContext';
import { get, put } from './endpoint';
import { type Decoded, entity, pick } from './entity';
import { bodyIgnored } from './ignored';
import { nameList } from './list';
import { described } from './schema';

/** The two ways to select questions on Create Quiz. */
export const QUIZ_MODES = ['POWER_SEARCH', 'CATEGORY_SEARCH'] as const;

export type QuizMode = (typeof QUIZ_MODES)[number];

const optionalBoolean = maybe(boolean);

const decodeQuizPreference = entity('QuizPreference', ['timerMode', 'tutorMode'], {
  /** Both undefined if they were never set. */
  timerMode: optionalBoolean,
  tutorMode: optionalBoolean,
  saveCategoriesPreference: boolean,
});

/** Initial switches of Create Quiz. */
export type QuizPreference = Decoded<typeof decodeQuizPreference>;

/** Missing fields read as never set. */
export const decodePreference = entity('Preference', ['quizMode', 'darkTheme'], {
  darkTheme: boolean,
  userAcknowledged: boolean,
  quizMode: withDefault(closedList(QUIZ_MODES), 'CATEGORY_SEARCH'),
  quizPreference: withDefault<QuizPreference>(decodeQuizPreference, { saveCategoriesPreference: false }),
  examType: nameList,
  discipline: nameList,
  organSystem: nameList,
  emailPracticeQuestions: boolean,
});

/** Stored per user on the server; always sent whole, merged with what was read. */
export type Preference = Decoded<typeof decodePreference>;

/** Preference of a user who has never set anything. */
export const DEFAULT_PREFERENCE: Preference = decodePreference({});

const preferenceOrDefault = described(
  decodePreference.schema,
  (body: unknown, context?: DecodeContext): Preference =>
    isAbsent(unwrap(body, [], context)) ? DEFAULT_PREFERENCE : decodePreference(body, context),
);

/** A user without a preference reads as the default. */
export const getPreference = get('getPreference', '/user/preference/:userId', preferenceOrDefault, {
  noneYet: true,
});

/** Sends the whole preference, including what the screen does not show. */
export const putPreference = put('putPreference', '/user/preference/:userId', bodyIgnored(decodePreference), {
  request: ({ userId, preference }: { readonly userId: string; readonly preference: Preference }) => ({
    segments: { userId },
    body: pick(
      preference,
      'darkTheme',
      'userAcknowledged',
      'quizMode',
      'quizPreference',
      'examType',
      'discipline',
      'organSystem',
      'emailPracticeQuestions',
    ),
  }),
});
